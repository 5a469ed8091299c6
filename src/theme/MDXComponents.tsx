// Wrapped: makes the project's own components available in every MDX page.
import MDXComponents from '@theme-original/MDXComponents';
import {ApiSignature} from '@site/src/components/ApiSignature';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {Example} from '@site/src/components/Example';
import {FrameworkPane, FrameworkSwitch} from '@site/src/components/FrameworkSwitch';

export default {...MDXComponents, ApiSignature, CodeBlock, Example, FrameworkPane, FrameworkSwitch};
