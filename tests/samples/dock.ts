// A dock with a panel in a group, as most samples of the guides have it at hand.
declare const api: import('dockview').DockviewApi;
declare const panel: import('dockview').IDockviewPanel;
declare const group: import('dockview').DockviewGroupPanel;
