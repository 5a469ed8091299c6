import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useQueryString} from '@docusaurus/theme-common';
import {useClipboard} from '../../hooks/useClipboard';
import {countOf} from '../../lib/countOf';
import {FRAMEWORK_LABELS, FRAMEWORKS, isFramework} from '../../lib/frameworks';
import {releaseRoute} from '../../lib/releaseRoutes';
import {selectUpgrade, type UpgradeItem, type UpgradeRelease, type UpgradeSelection} from '../../lib/upgrade';
import {CopyButton} from '../CodeBlock/CopyButton';
import {Choice} from '../UpgradeForm/Choice';
import formStyles from '../UpgradeForm/styles.module.css';
import styles from './styles.module.css';
import {toMarkdown} from './toMarkdown';
import {UpgradePlanProvider} from './upgradePlan';

const COMPONENT_LABELS: Record<string, string> = {dock: 'Dock', grid: 'Grid', split: 'Split', pane: 'Pane'};
const COMPONENTS = Object.keys(COMPONENT_LABELS);

function summarize({versions, visible, problem}: UpgradeSelection, releases: readonly UpgradeRelease[]): string {
  if (problem) return problem;
  const kinds = releases.flatMap(({items}) => items.filter(({id}) => visible.has(id)).map(({kind}) => kind));
  const of = (...counted: UpgradeItem['kind'][]) => kinds.filter((kind) => counted.includes(kind)).length;
  const span = countOf(versions.length, 'release');
  if (of('text', 'removed', 'style', 'value') === 0) return `Nothing to do in ${span}. Update the version number.`;
  return [
    countOf(of('text'), 'change'),
    countOf(of('removed'), 'removed member'),
    countOf(of('style', 'value'), 'name of the stylesheet', 'names of the stylesheet'),
    `in ${span}.`,
  ].join(', ');
}

interface Props {
  /** Every release, oldest first. */
  releases: readonly UpgradeRelease[];
  /** One `UpgradeStep` for each release that asks for something, and the names that need no work. */
  children: ReactNode;
}

/**
 * A checklist for the upgrade between two releases. The choice and the steps that are done are in the URL:
 * `?from=…&to=…&framework=…&component=…&done=…`.
 */
export function UpgradeFinder({releases, children}: Props): ReactNode {
  const [from, setFrom] = useQueryString('from');
  const [to, setTo] = useQueryString('to');
  const [frameworkParam, setFramework] = useQueryString('framework');
  const [componentParam, setComponent] = useQueryString('component');
  const framework = isFramework(frameworkParam) ? frameworkParam : '';
  const component = COMPONENTS.includes(componentParam) ? componentParam : '';
  const [doneList, setDoneList] = useQueryString('done');
  const done = doneList.split(',').filter(Boolean);
  const list = useRef<HTMLDivElement>(null);
  const command = useRef<HTMLElement>(null);
  const {outcome, copy} = useClipboard(3000);
  const selection = selectUpgrade(releases, {from, to, framework, component});
  const {target} = selection;
  const offered = releases
    .filter(({install}) => install !== undefined)
    .map(({version}) => version)
    .reverse();

  function setDone(version: string, isDone: boolean): void {
    const others = done.filter((one) => one !== version);
    setDoneList((isDone ? [...others, version] : others).join(','));
  }

  return (
    <UpgradePlanProvider value={{visible: selection.visible, done, setDone}}>
      <div className={clsx(formStyles.form, styles.choice)}>
        <Choice
          label="Upgrade from"
          name="from"
          options={offered.slice(1)}
          empty="an older release"
          value={from}
          onChange={setFrom}
        />
        <Choice label="to" name="to" options={offered.slice(0, -1)} value={to} onChange={setTo} />
        <Choice
          label="Framework"
          name="framework"
          options={FRAMEWORKS}
          labels={FRAMEWORK_LABELS}
          empty="all"
          value={framework}
          onChange={setFramework}
        />
        <Choice
          label="Component"
          name="component"
          options={COMPONENTS}
          labels={COMPONENT_LABELS}
          empty="all"
          value={component}
          onChange={setComponent}
        />
      </div>
      <p role="status" className={styles.summary}>
        {summarize(selection, releases)}
      </p>
      {target.better && (
        <p>
          Skip {target.version}: use <Link to={releaseRoute(target.better)}>{target.better}</Link>.
        </p>
      )}
      <p className={clsx(styles.choice, styles.install)}>
        <span className={styles.command}>
          <code ref={command}>npm install {target.install}</code>
          <CopyButton code={command} />
        </span>
        <button
          type="button"
          className="button button--outline button--primary button--sm"
          onClick={() => void copy(toMarkdown(list.current!))}
        >
          Copy as Markdown
        </button>
        <span role="status">{outcome && (outcome.copied ? 'Copied' : outcome.reason)}</span>
      </p>
      <div ref={list}>{children}</div>
    </UpgradePlanProvider>
  );
}
