declare const api: import('dockview').PaneviewApi;
declare const panel: import('dockview').IPaneviewPanel;
