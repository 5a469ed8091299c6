import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ReleaseSelect} from './ReleaseSelect';
import styles from './styles.module.css';

/**
 * Opens the upgrade finder with a choice of two releases.
 * @param versions - every release, newest first.
 */
export function UpgradeForm({versions}: {versions: readonly string[]}): ReactNode {
  return (
    <form method="get" action={useBaseUrl('/blog/upgrade')} className={styles.form}>
      <ReleaseSelect label="Upgrade from" name="from" versions={versions.slice(1)} empty="an older release" />
      <ReleaseSelect label="to" name="to" versions={versions.slice(0, -1)} />
      <button type="submit" className="button button--primary button--sm">
        Show the checklist
      </button>
    </form>
  );
}
