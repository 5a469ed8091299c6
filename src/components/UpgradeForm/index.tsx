import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Choice} from './Choice';
import styles from './styles.module.css';

/**
 * Opens the upgrade finder with a choice of two releases.
 * @param versions - every release, newest first.
 */
export function UpgradeForm({versions}: {versions: readonly string[]}): ReactNode {
  return (
    <form method="get" action={useBaseUrl('/blog/upgrade')} className={styles.form}>
      <Choice label="Upgrade from" name="from" options={versions.slice(1)} empty="an older release" />
      <Choice label="to" name="to" options={versions.slice(0, -1)} />
      <button type="submit" className="button button--primary button--sm">
        Show the checklist
      </button>
    </form>
  );
}
