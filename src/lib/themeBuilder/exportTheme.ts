import type {Framework} from '../frameworks';
import type {SourceFile} from '../playground/model';
import {baseOf, type Theme, type BuilderFacts} from './model';

const GROUP_BACKGROUND = '--dv-group-view-background-color';

/** The classes of a theme. Popout windows take the first one that begins with `dockview-theme-`. */
export function classNameOf(facts: BuilderFacts, theme: Theme): string {
  return `dockview-theme-${theme.name} ${baseOf(facts, theme).className}`;
}

function rule(selector: string, declarations: string[]): string {
  return declarations.length > 0 ? `${selector} {\n${declarations.map((line) => `  ${line};\n`).join('')}}\n` : '';
}

/** The style sheet of a theme. */
export function toCssFile(facts: BuilderFacts, theme: Theme): string {
  const base = baseOf(facts, theme);
  const {values} = theme;
  const own = `.dockview-theme-${theme.name}`;
  const inner = facts.properties.filter((property) => property.inner);
  const all = Object.entries({...base.values, ...values});
  const lines = all
    .filter(([property]) => inner.every(({name}) => name !== property))
    .map(([property, value]) => `${property}: ${value}`);
  // Some themes paint the space around the groups in a color of their own.
  if (values[GROUP_BACKGROUND] !== undefined) lines.push(`background-color: var(${GROUP_BACKGROUND})`);
  const inside = inner
    .filter(({name}) => values[name])
    .map(({name, inner: place}) => rule(`${own} :is(${place!.selector})`, [`${name}: ${values[name]}`]));
  // The class alone is for popout windows, which get no other; both classes together win over the base.
  return [rule(`${own},\n${own}.${base.className}`, lines), ...inside].filter(Boolean).join('\n');
}

/** The name of the theme object in code: `acmeDarkTheme`. */
function variableOf({name}: Theme): string {
  return `${name.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase())}Theme`;
}

function toObjectFile(facts: BuilderFacts, theme: Theme, library: string): string {
  const {name, gap, dndOverlayMounting, dndPanelOverlay} = theme;
  return `import type {DockviewTheme} from '${library}';

export const ${variableOf(theme)}: DockviewTheme = {
  name: '${name}',
  className: '${classNameOf(facts, theme)}',
  gap: ${gap},
  dndOverlayMounting: '${dndOverlayMounting}',
  dndPanelOverlay: '${dndPanelOverlay}',
};
`;
}

const PANELS = [
  "{id: 'Editor', component: 'note'}",
  "{id: 'Preview', component: 'note', inactive: true}",
  "{id: 'Files', component: 'note', position: {direction: 'left'}, initialWidth: 200}",
  "{id: 'Search', component: 'note', position: {referencePanel: 'Files'}, inactive: true}",
  "{id: 'Output', component: 'note', position: {referencePanel: 'Editor', direction: 'below'}}",
  "{id: 'Notes', component: 'note', floating: {width: 240, height: 160}}",
];

function addPanels(indent: string): string {
  const calls = [...PANELS.map((panel) => `addPanel(${panel})`), "getPanel('Editor')?.api.setActive()"];
  return calls.map((call) => `${indent}api.${call};\n`).join('');
}

function toApp(theme: Theme): string {
  const variable = variableOf(theme);
  return `import {DockviewReact, type DockviewReadyEvent, type IDockviewPanelProps} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import './theme.css';
import {${variable}} from './theme';

function Note({api}: IDockviewPanelProps) {
  const color = 'var(--dv-activegroup-visiblepanel-tab-color)';
  return <p style={{margin: 0, padding: 16, color}}>{api.id}</p>;
}

const components = {note: Note};

function onReady({api}: DockviewReadyEvent) {
${addPanels('  ')}}

export function App() {
  return (
    <div style={{height: '100vh'}}>
      <DockviewReact components={components} onReady={onReady} theme={${variable}} />
    </div>
  );
}
`;
}

function toMain(theme: Theme): string {
  const variable = variableOf(theme);
  return `import {createDockview, type GroupPanelPartInitParameters, type IContentRenderer} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import './theme.css';
import {${variable}} from './theme';

class Note implements IContentRenderer {
  readonly element = document.createElement('p');

  init({api}: GroupPanelPartInitParameters) {
    this.element.style.cssText =
      'margin: 0; padding: 16px; color: var(--dv-activegroup-visiblepanel-tab-color)';
    this.element.textContent = api.id;
  }
}

const container = document.getElementById('app')!;
container.style.height = '100vh';

const api = createDockview(container, {createComponent: () => new Note(), theme: ${variable}});
// A dock learns its size one frame later; the widths of groups need it now.
api.layout(container.clientWidth, container.clientHeight);

${addPanels('')}`;
}

/** The files of a small program in a theme: its style sheet, its object, and a dock that uses both. */
export function exportTheme(facts: BuilderFacts, theme: Theme, framework: Framework): SourceFile[] {
  const isReact = framework === 'react';
  const program = isReact ? {name: 'App.tsx', code: toApp(theme)} : {name: 'main.ts', code: toMain(theme)};
  return [
    program,
    {name: 'theme.ts', code: toObjectFile(facts, theme, isReact ? 'dockview' : 'dockview-core')},
    {name: 'theme.css', code: toCssFile(facts, theme)},
  ];
}
