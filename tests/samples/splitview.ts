declare const api: import('dockview').SplitviewApi;
declare const panel: import('dockview').ISplitviewPanel;
