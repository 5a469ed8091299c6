import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Stands before the oldest release there are facts about: what came with it may be older. */
const OR_EARLIER = '≤';

function Release({version}: {version: string}): ReactNode {
  const number = version.replace(OR_EARLIER, '');
  return (
    <>
      <Link to={`/blog/dockview-${number}-release`}>{number}</Link>
      {version.startsWith(OR_EARLIER) && ' or earlier'}
    </>
  );
}

function Releases({versions}: {versions: string[]}): ReactNode {
  return versions.map((version, index) => (
    <Fragment key={version}>
      {index > 0 && ', '}
      <Release version={version} />
    </Fragment>
  ));
}

interface Props {
  /** Release that brought it: `1.8.0`, or `≤1.4.1`. */
  since?: string;
  /** Releases that changed its declaration, separated by spaces. */
  changed?: string;
  /** Set, to the release where one is known, when programs cannot import the type. */
  unexported?: string;
  /** The type it is inherited from. */
  from?: string;
  fromAddress?: string;
  /** Set when it should not be used any more; the description names what replaces it. */
  deprecated?: string;
  /** Route and title of the page that teaches it. */
  guide: string;
  guideTitle: string;
}

/** The line of facts below a declaration: releases, origin, guide. */
export function ApiFacts(props: Props): ReactNode {
  const {since, changed, unexported, from, fromAddress, deprecated, guide, guideTitle} = props;
  return (
    <ul className={styles.facts}>
      {deprecated !== undefined && <li className={clsx(styles.badge, styles.warning)}>Deprecated</li>}
      {since && (
        <li className={styles.badge}>
          Since <Release version={since} />
        </li>
      )}
      {changed && (
        <li className={styles.badge}>
          Changed in <Releases versions={changed.split(' ')} />
        </li>
      )}
      {unexported !== undefined && (
        <li className={styles.badge}>
          Not exported
          {unexported && (
            <>
              {' '}
              since <Release version={unexported} />
            </>
          )}
        </li>
      )}
      {from && <li>From {fromAddress ? <Link to={fromAddress}>{from}</Link> : from}</li>}
      <li>
        Guide: <Link to={guide}>{guideTitle}</Link>
      </li>
    </ul>
  );
}
