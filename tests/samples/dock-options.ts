// What `createDockview` needs besides the options a sample shows.
declare const container: HTMLElement;
declare const createComponent: import('dockview-core').DockviewComponentOptions['createComponent'];
