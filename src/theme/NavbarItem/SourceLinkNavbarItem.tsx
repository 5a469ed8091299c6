// Added: the link to the source repository, the mark of its host on wide screens and text in the side menu.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import GitHubMark from '@site/src/components/icons/GitHubMark';
import styles from './styles.module.css';

interface Props {
  href: string;
  label: string;
  /** Set by the theme in the side menu. */
  mobile?: boolean;
}

export default function SourceLinkNavbarItem({href, label, mobile = false}: Props): ReactNode {
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link className="menu__link" href={href}>
          {label}
        </Link>
      </li>
    );
  }
  return (
    <Link className={`navbar__item navbar__link ${styles.source}`} href={href} aria-label={label} title={label}>
      <GitHubMark />
    </Link>
  );
}
