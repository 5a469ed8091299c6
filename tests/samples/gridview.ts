declare const api: import('dockview').GridviewApi;
declare const panel: import('dockview').IGridviewPanel;
