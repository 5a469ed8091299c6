import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {tokenize, type Token} from '../../lib/signature';
import styles from './styles.module.css';

function readAddresses(links: string): Map<string, string> {
  const pairs = links.split(' ').map((link) => link.split('=', 2) as [string, string | undefined]);
  return new Map(pairs.map(([name, address]) => [name, address ?? `#${name}`]));
}

function Piece({kind, text, address}: Token & {address: string | undefined}): ReactNode {
  if (!kind) return text;
  return <span className={`code-${kind}`}>{address ? <Link to={address}>{text}</Link> : text}</span>;
}

interface Props {
  /** One declaration a line. */
  code: string;
  /** The addresses of the types it names: `Name=/page#Name`, or `Name` for an entry of that name on the same page. */
  links?: string;
}

/** The declaration of a member or type, in colours, each type's name a link to its entry. */
export function ApiSignature({code, links = ''}: Props): ReactNode {
  const addresses = readAddresses(links);
  return (
    <pre className={styles.signature}>
      <code>
        {tokenize(code).map((token, index) => (
          <Piece key={index} {...token} address={token.kind === 'type' ? addresses.get(token.text) : undefined} />
        ))}
      </code>
    </pre>
  );
}
