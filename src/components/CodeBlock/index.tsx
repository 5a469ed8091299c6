import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {CopyButton} from './CopyButton';
import {WrapButton} from './WrapButton';
import styles from './styles.module.css';

interface Props {
  /** Name of the language, as in the fence. */
  language?: string | undefined;
  /** File name, shown above the code. */
  title?: ReactNode;
  /** Highlighted at build by `src/plugins/highlight/highlightCode.ts`. */
  html?: string;
  /** Plain code, where there is no `html`. */
  children?: ReactNode;
}

/** A block of code with its file name and buttons that copy it and wrap long lines, beside the code or its title. */
export function CodeBlock({language = 'text', title, html, children}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const content = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};
  return (
    <div className={clsx('theme-code-block', `language-${language}`, styles.block)}>
      {title && <div className={styles.title}>{title}</div>}
      {/* Long lines scroll inside the block: it needs the focus to scroll by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={pre} className={clsx(styles.code, 'thin-scrollbar')} tabIndex={0}>
        <code {...content} />
      </pre>
      <div className={styles.buttons}>
        <WrapButton code={pre} />
        <CopyButton code={pre} />
      </div>
    </div>
  );
}
