// What `DockviewReact` needs besides the props a sample shows.
declare const components: import('dockview').IDockviewReactProps['components'];
declare const onReady: import('dockview').IDockviewReactProps['onReady'];
