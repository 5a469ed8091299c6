import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {MouseEvent, ReactNode} from 'react';
import {findClickedLink} from '../../lib/clickedLink';
import styles from './styles.module.css';

/**
 * The declaration of a member or type, and the facts below it. A page has hundreds of them, so they are HTML made at
 * build (`src/plugins/api/remark/apiEntry.ts`), which React takes over in one piece; links start at the root of the site.
 */
export function ApiEntry({html}: {html: string}): ReactNode {
  const base = useBaseUrl('/');
  const history = useHistory();

  function follow(event: MouseEvent): void {
    const link = findClickedLink(event);
    if (!link || link.pathname === window.location.pathname) return;
    event.preventDefault();
    history.push(link.pathname + link.hash);
  }

  return (
    // The links inside react to keys; this hears their clicks.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.entry}
      onClick={follow}
      dangerouslySetInnerHTML={{__html: html.replaceAll(' href="/', ` href="${base}`)}}
    />
  );
}
