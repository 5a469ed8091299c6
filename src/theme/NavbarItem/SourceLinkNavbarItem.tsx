// Added: the link to the source repository, an icon with the version on wide screens and text in the side menu.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import BranchIcon from '@site/src/components/icons/BranchIcon';
import {useSiteFields} from '../../hooks/useSiteFields';
import styles from './styles.module.css';

interface Props {
  href: string;
  label: string;
  /** Set by the theme in the side menu. */
  mobile?: boolean;
}

export default function SourceLinkNavbarItem({href, label, mobile = false}: Props): ReactNode {
  const {libraryVersion} = useSiteFields();
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
      <BranchIcon />
      <span className={styles.version}>{libraryVersion}</span>
    </Link>
  );
}
