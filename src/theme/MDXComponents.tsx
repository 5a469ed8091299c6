// Wrapped: makes the project's own components available in every MDX page.
import MDXComponents from '@theme-original/MDXComponents';
import {Example} from '@site/src/components/Example';
import {FrameworkPane, FrameworkSwitch} from '@site/src/components/FrameworkSwitch';

export default {...MDXComponents, Example, FrameworkPane, FrameworkSwitch};
