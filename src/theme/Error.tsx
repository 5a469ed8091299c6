// Replaced: the built-in page for a crash outside the layout has its own wording; every crash shows the same page.
import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/** The layout reads the route's context, which a crash leaves behind. */
const ROUTE_CONTEXT = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function ErrorPage(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={ROUTE_CONTEXT}>
      {/* The layout may be what crashed; then the message has to do without it. */}
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
