import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {Demo} from '../components/Demo';

/** The workbench at `/demo`. No footer: the dock takes the rest of the screen. */
export default function DemoPage(): ReactNode {
  return (
    <Layout title="Demo" description="Try Dockview in the browser: drag tabs, split, float, save and load." noFooter>
      <Demo />
    </Layout>
  );
}
