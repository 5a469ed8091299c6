/** The library's one-file build. It brings its own style sheet, which so loads with the dock, not with every page. */
declare module 'dockview/dist/dockview.esm.min.js' {
  export * from 'dockview';
}
