// The inside of a dock's panel: its own api and that of the dock around it.
declare const api: import('dockview').DockviewPanelApi;
declare const containerApi: import('dockview').DockviewApi;
