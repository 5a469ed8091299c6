import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {Comparison} from '../components/Home/Comparison';
import {Facts} from '../components/Home/Facts';
import {Hero} from '../components/Home/Hero';
import {NextSteps} from '../components/Home/NextSteps';
import {SoftwareData} from '../components/Home/SoftwareData';
import Sections from './_home/sections.mdx';

/** The landing page. */
export default function HomePage(): ReactNode {
  return (
    <Layout description="Dockable panels, tabs, splitters and grids for React and TypeScript, without dependencies.">
      <SoftwareData />
      <main>
        <Hero />
        <Sections />
        <Facts />
        <Comparison />
        <NextSteps />
      </main>
    </Layout>
  );
}
