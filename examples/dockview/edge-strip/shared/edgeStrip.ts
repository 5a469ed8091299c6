import type {DockviewApi, DockviewGroupPanel} from 'dockview-core';

export const TOOLS = [
  {id: 'files', title: 'Files', text: 'notes.md, plan.md, budget.csv'},
  {id: 'search', title: 'Search', text: 'Type a word to look for.'},
  {id: 'history', title: 'History', text: 'Renamed plan.md an hour ago.'},
] as const;

export interface EdgeStrip {
  /** Shows a tool; the one in view is hidden. */
  toggle(id: string): void;
  /** Whether the tools are hidden when a panel elsewhere becomes active. */
  setAutoHide(isOn: boolean): void;
  dispose(): void;
}

/** A document, and a group for the tools at its left, without a header and closed to drops. */
export function addPanels(api: DockviewApi): DockviewGroupPanel {
  api.addPanel({
    id: 'plan',
    component: 'text',
    title: 'plan.md',
    params: {text: 'Press the buttons at the edge.'},
  });
  const sidebar = api.addGroup({id: 'tools', direction: 'left', hideHeader: true});
  sidebar.locked = 'no-drop-target';
  for (const {id, title, text} of TOOLS) {
    const position = {referenceGroup: sidebar};
    api.addPanel({id, component: 'text', title, params: {text}, position});
  }
  sidebar.api.setSize({width: Math.min(220, 0.45 * api.width)});
  sidebar.panels[0]?.api.setActive();
  return sidebar;
}

/**
 * Lets buttons show one tool of a group at a time, or hide the group.
 * Calls `onChange` with the id of the tool in view, or with undefined.
 */
export function createEdgeStrip(
  api: DockviewApi,
  sidebar: DockviewGroupPanel,
  onChange: (shown: string | undefined) => void,
): EdgeStrip {
  let autoHide = false;
  const getShown = () => (sidebar.api.isVisible ? sidebar.activePanel?.id : undefined);
  const subscriptions = [
    sidebar.api.onDidVisibilityChange(() => onChange(getShown())),
    api.onDidActivePanelChange((panel) => {
      if (autoHide && panel && panel.group !== sidebar) sidebar.api.setVisible(false);
      onChange(getShown());
    }),
  ];
  return {
    toggle(id) {
      const isShown = getShown() === id;
      sidebar.api.setVisible(!isShown);
      if (!isShown) api.getPanel(id)?.api.setActive();
    },
    setAutoHide(isOn) {
      autoHide = isOn;
    },
    dispose() {
      for (const subscription of subscriptions) subscription.dispose();
    },
  };
}
