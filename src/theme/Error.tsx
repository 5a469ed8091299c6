// Ejected: a crash outside the layout shows the same message as one inside; the built-in page words it differently.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

export default function ErrorPage(props: Props): ReactNode {
  return <ErrorPageContent {...props} />;
}
