import {createContext, useContext, useEffect, useRef, useState} from 'react';
import {
  DockviewDefaultTab,
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewPanelApi,
  type DockviewReadyEvent,
  type IDockviewPanelHeaderProps,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

// Tabs are rendered within the tree of the app, so context reaches them.
const MenuContext = createContext<(tab: DockviewPanelApi, x: number, y: number) => void>(() => {});

function Page({params}: IDockviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

/** The library's own tab, with a menu for the right mouse button. */
function MenuTab({hideClose, ...props}: IDockviewPanelHeaderProps & {hideClose?: boolean}) {
  const openMenu = useContext(MenuContext);
  return (
    <DockviewDefaultTab
      {...props}
      hideClose={hideClose}
      onContextMenu={(event) => {
        event.preventDefault();
        openMenu(props.api, event.clientX, event.clientY);
      }}
    />
  );
}

function PinnedTab(props: IDockviewPanelHeaderProps) {
  return <MenuTab {...props} hideClose />;
}

/** A tab made from scratch: it follows the title by itself. */
function DraftTab({api}: IDockviewPanelHeaderProps) {
  const [title, setTitle] = useState(api.title);
  useEffect(() => {
    const subscription = api.onDidTitleChange((event) => setTitle(event.title));
    return () => subscription.dispose();
  }, [api]);
  return <span className="draft">{title}</span>;
}

function TabMenu({
  tab,
  x,
  y,
  onClose,
}: {
  tab: DockviewPanelApi;
  x: number;
  y: number;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, setTitle] = useState(tab.title ?? '');
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const rename = () => {
    tab.setTitle(title);
    onClose();
  };
  const close = () => {
    tab.close();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={`Tab ${tab.title}`}
      onClose={onClose}
      style={{left: x, top: y}}
    >
      <label>
        Title{' '}
        <input
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && rename()}
        />
      </label>
      <div className="actions">
        <button type="button" onClick={rename}>
          Rename
        </button>
        <button type="button" onClick={close}>
          Close tab
        </button>
      </div>
    </dialog>
  );
}

const components = {page: Page};
const tabComponents = {pinned: PinnedTab, draft: DraftTab};

function addPanels(api: DockviewApi) {
  const page = (id: string, title: string, text: string, tabComponent?: string) =>
    api.addPanel({id, title, component: 'page', params: {text}, tabComponent});
  page(
    'recipe',
    'Recipe',
    'Pears, butter, 80 g of sugar, half an hour at 180 °C. Right-click this tab, or use the button above, to rename it.',
  );
  page(
    'shopping',
    'Shopping list',
    'Six pears, butter, vanilla. This tab has no close button: the list is always at hand.',
    'pinned',
  );
  page(
    'letter',
    'Letter',
    'The pears are ripe, come on Sunday. This tab is made from scratch; its mark says draft.',
    'draft',
  );
  api.getPanel('recipe')?.api.setActive();
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [menu, setMenu] = useState<{tab: DockviewPanelApi; x: number; y: number}>();

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  // A menu that only the mouse can open needs a second way.
  const openForActiveTab = () => {
    const tab = api?.activePanel?.api;
    if (tab) setMenu({tab, x: 12, y: 48});
  };

  return (
    <MenuContext value={(tab, x, y) => setMenu({tab, x, y})}>
      <div className="app">
        <div className="toolbar">
          <button type="button" onClick={openForActiveTab}>
            Menu of the active tab
          </button>
        </div>
        <div className="dock">
          <DockviewReact
            components={components}
            tabComponents={tabComponents}
            defaultTabComponent={MenuTab}
            onReady={start}
            theme={prefersDark ? themeDark : themeLight}
          />
        </div>
        {menu && <TabMenu {...menu} onClose={() => setMenu(undefined)} />}
      </div>
    </MenuContext>
  );
}
