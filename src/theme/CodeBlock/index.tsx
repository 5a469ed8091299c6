// Ejected: code is highlighted at build (src/plugins/highlight/highlightCode.ts), so the block needs no highlighter.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import {CodeBlock as Block} from '@site/src/components/CodeBlock';

export default function CodeBlock({children, language, title}: Props): ReactNode {
  return (
    <Block language={language} title={title}>
      {children}
    </Block>
  );
}
