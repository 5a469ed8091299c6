import type {Demo} from '../DemoContext';
import {exitMaximized} from '../dock/workarounds';
import {SIDE_NAMES, SIDES, type Side} from './add';
import {commandsOf, quote} from './command';
import {float, openWindow} from './detach';

function returnToGrid({api, panel}: Demo): string {
  const {location} = panel.api;
  if (location.type === 'popout') {
    location.getWindow().close();
    return 'The window is closed, and its panels are back.';
  }
  const group = api.groups.find((candidate) => candidate.api.location.type === 'grid' && candidate.api.isVisible);
  panel.api.moveTo({group: group ?? api.addGroup({direction: 'right'}), position: 'center'});
  return `${quote(panel)} is back in the grid.`;
}

function moveToNextGroup({api, panel}: Demo): string {
  const groups = api.groups.filter((group) => group.api.isVisible);
  const group = groups[(groups.indexOf(panel.group) + 1) % groups.length];
  if (!group || group === panel.group) return 'There is no other group to move to.';
  exitMaximized(api);
  panel.api.moveTo({group, position: 'center'});
  return `Moved ${quote(panel)} to the next group.`;
}

const POSITIONS = {left: 'left', right: 'right', above: 'top', below: 'bottom'} as const;

function split({api, panel}: Demo, side: Side): string {
  const {group} = panel;
  const isInGrid = group.api.location.type === 'grid';
  if (isInGrid && group.panels.length === 1) return `${quote(panel)} is already alone in its group.`;
  exitMaximized(api);
  if (isInGrid) panel.api.moveTo({group, position: POSITIONS[side]});
  // Nothing can go beside a floating group or a window, so the panel goes to the edge of the dock. With `position`
  // instead of a group, 4.10.0 loses a panel that is alone in its floating group.
  else panel.api.moveTo({group: api.addGroup({direction: side}), position: 'center'});
  return `Moved ${quote(panel)} to a new group.`;
}

function close({panel}: Demo): string {
  panel.api.close();
  return `Closed ${quote(panel)}. Undo brings it back.`;
}

const RENDERERS = {onlyWhenVisible: 'Only while visible', always: 'Always in the page'} as const;

function render({panel}: Demo, renderer: keyof typeof RENDERERS): string {
  panel.api.setRenderer(renderer);
  return `${quote(panel)} is rendered ${RENDERERS[renderer].toLowerCase()}.`;
}

/** Everything done to the active panel. */
export const PANEL_COMMANDS = commandsOf('Panel', (add) => {
  const toFloat = (demo: Demo): string => float(demo, demo.panel, quote(demo.panel));
  const toWindow = (demo: Demo): Promise<string> => openWindow(demo, demo.panel, quote(demo.panel));
  add('float', 'Float panel', 'undock detach overlay', toFloat, {keys: 'Alt+O', where: ['grid', 'popout']});
  add('popout', 'Open panel in a window', 'popout popup detach screen new', toWindow, {where: ['grid', 'floating']});
  add('dock', 'Return panel to the grid', 'dock attach back', returnToGrid, {where: ['floating', 'popout']});
  add('move_next', 'Move panel to the next group', 'send tab', moveToNextGroup, {keys: 'Alt+X'});
  add('close', 'Close panel', 'remove delete tab', close, {keys: 'Alt+W'});
  for (const side of SIDE_NAMES) {
    const more = {section: 'Move to a new group', short: SIDES[side].label};
    add(`split_${side}`, `Move panel to a new group ${SIDES[side].words}`, 'split', (demo) => split(demo, side), more);
  }
  for (const renderer of ['onlyWhenVisible', 'always'] as const) {
    const short = RENDERERS[renderer];
    add(`render_${renderer}`, `Render panel: ${short.toLowerCase()}`, 'mount keep', (demo) => render(demo, renderer), {
      section: 'Rendering',
      short,
      isChoice: true,
      isOn: ({api}) => api.activePanel?.api.renderer === renderer,
    });
  }
});
