import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {SoftwareData} from '../components/Home/SoftwareData';
import Home from './_home/home.mdx';

/** The landing page. */
export default function HomePage(): ReactNode {
  return (
    <Layout
      title="Zero-dependency layout manager for React and TypeScript"
      description="Dockview is a zero-dependency layout manager: dockable panels, tabs, splitters and grids that users rearrange, for React and TypeScript."
    >
      <SoftwareData />
      <main>
        <Home />
      </main>
    </Layout>
  );
}
