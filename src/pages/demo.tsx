import Layout from '@theme/Layout';
export default function Demo() {
  return (
    <Layout title="Demo">
      <main>Demo</main>
    </Layout>
  );
}
