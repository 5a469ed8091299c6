/** A layout with faults that programs often cause: a panel that is gone, a size of 0, and an old field. */
export const SAMPLE = JSON.stringify(
  {
    grid: {
      root: {
        type: 'branch',
        size: 600,
        data: [
          {type: 'leaf', size: 0, data: {id: '1', views: ['files'], activeView: 'files'}},
          {
            type: 'branch',
            size: 780,
            data: [
              {type: 'leaf', size: 420, data: {id: '2', views: ['main', 'readme'], activeView: 'main'}},
              {type: 'leaf', size: 180, data: {id: '3', views: ['terminal', 'debug'], activeView: 'terminal'}},
            ],
          },
        ],
      },
      width: 1000,
      height: 600,
      orientation: 'HORIZONTAL',
    },
    panels: {
      files: {id: 'files', contentComponent: 'tree', title: 'Files'},
      main: {id: 'main', contentComponent: 'editor', title: 'main.ts', params: {path: '/src/main.ts'}},
      readme: {id: 'readme', view: {content: {id: 'editor'}}, title: 'README'},
      terminal: {id: 'terminal', contentComponent: 'terminal', title: 'Terminal'},
    },
    activeGroup: '2',
  },
  null,
  2,
);
