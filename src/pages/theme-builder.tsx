import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {ThemeBuilder} from '../components/ThemeBuilder';

/** The theme builder at `/theme-builder`. No footer: the dock takes the rest of the screen. */
export default function ThemeBuilderPage(): ReactNode {
  return (
    <Layout
      title="Theme builder"
      description="Make a Dockview theme in the browser: from your brand color, a built-in theme or CSS, with contrast checked, and take home the code."
      noFooter
    >
      <ThemeBuilder />
    </Layout>
  );
}
