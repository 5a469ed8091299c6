import {useEffect, useState} from 'react';
import {
  PaneviewReact,
  type IPaneviewPanelProps,
  type PaneviewDropEvent,
  type PaneviewReadyEvent,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../shared/styles.css';

/** The kind of data the card carries; a type of your own keeps other drags out. */
const TASK = 'text/x-task';
const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

interface Tasks {
  tasks: string[];
}

// Header and body get the same params.
function Header({api, title, params}: IPaneviewPanelProps<Tasks>) {
  const [isExpanded, setExpanded] = useState(api.isExpanded);

  useEffect(() => {
    const subscription = api.onDidExpansionChange((event) => setExpanded(event.isExpanded));
    return () => subscription.dispose();
  }, [api]);

  return (
    <div className="header">
      <button type="button" aria-expanded={isExpanded} onClick={() => api.setExpanded(!isExpanded)}>
        {isExpanded ? '▾' : '▸'} {title}
      </button>
      <span>{params.tasks.length}</span>
    </div>
  );
}

function TaskList({params}: IPaneviewPanelProps<Tasks>) {
  return (
    <ul className="tasks">
      {params.tasks.map((task) => (
        <li key={task}>{task}</li>
      ))}
    </ul>
  );
}

const components = {tasks: TaskList};
const headerComponents = {count: Header};

function start({api}: PaneviewReadyEvent) {
  const pane = {component: 'tasks', headerComponent: 'count', headerSize: 32, isExpanded: true};
  const addPane = (title: string, tasks: string[]) =>
    api.addPanel({...pane, id: title, title, params: {tasks}});
  addPane('Today', ['Water the beans', 'Call the harbor office']);
  addPane('This week', ['Repair the gate']);
  addPane('Later', ['Paint the boat', 'Sort the photographs']);

  // What does not come from this paneview is refused, until it is accepted here.
  api.onUnhandledDragOverEvent((event) => {
    if (event.nativeEvent.dataTransfer?.types.includes(TASK)) event.accept();
  });
}

function addTask({panel, nativeEvent}: PaneviewDropEvent) {
  const task = nativeEvent.dataTransfer?.getData(TASK);
  const {tasks} = panel.params as Tasks;
  if (task && !tasks.includes(task)) panel.api.updateParameters({tasks: [...tasks, task]});
}

export function App() {
  return (
    <div className="app">
      <div className="bar">
        <span
          className="card"
          draggable
          onDragStart={(event) => event.dataTransfer.setData(TASK, 'Buy twine')}
        >
          Buy twine
        </span>{' '}
        Drag me into a pane.
      </div>
      <div className="panes">
        <PaneviewReact
          className={prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light'}
          components={components}
          headerComponents={headerComponents}
          onReady={start}
          onDidDrop={addTask}
        />
      </div>
    </div>
  );
}
