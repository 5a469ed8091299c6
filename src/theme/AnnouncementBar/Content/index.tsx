// Ejected: the message is a link to the repository, without HTML in the configuration.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import {useSiteFields} from '../../../hooks/useSiteFields';
import StarIcon from '../../../components/icons/StarIcon';
import styles from './styles.module.css';

export default function AnnouncementBarContent({className, ...props}: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {repository} = useSiteFields();
  return (
    <div {...props} className={clsx(styles.content, className)}>
      <Link href={repository}>
        <StarIcon /> {announcementBar!.content}
      </Link>
    </div>
  );
}
