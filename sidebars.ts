import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The two sidebars; the order is the order in which a newcomer needs the pages. */
const sidebars = {
  tutorialSidebar: [
    // A link, not a document: the navbar leads to the first document, which is the installation.
    {type: 'link', label: 'Introduction', href: '/docs/'},
    {
      type: 'category',
      label: 'Get started',
      collapsed: false,
      items: ['overview/getStarted/installation', 'overview/getStarted/theme', 'overview/getStarted/contributing'],
    },
    {
      type: 'category',
      label: 'Core',
      collapsed: false,
      items: [
        'core/overview',
        {
          type: 'category',
          label: 'Panels',
          items: [
            'core/panels/register',
            'core/panels/add',
            'core/panels/move',
            'core/panels/remove',
            'core/panels/update',
            'core/panels/tabs',
            'core/panels/rendering',
            'core/panels/resizing',
          ],
        },
        {
          type: 'category',
          label: 'Groups',
          items: [
            'core/groups/controls',
            'core/groups/move',
            'core/groups/floatingGroups',
            'core/groups/popoutGroups',
            'core/groups/maxmizedGroups',
            'core/groups/resizing',
            'core/groups/constraints',
            'core/groups/hiddenHeader',
            'core/groups/locked',
          ],
        },
        {
          type: 'category',
          label: 'Drag and drop',
          items: [
            'core/dnd/overview',
            'core/dnd/dragAndDrop',
            'core/dnd/external',
            'core/dnd/thirdParty',
            'core/dnd/disable',
          ],
        },
        {
          type: 'category',
          label: 'State',
          items: ['core/state/save', 'core/state/load'],
        },
        'core/locked',
        'core/scrollbars',
        'core/watermark',
      ],
    },
    {
      type: 'category',
      label: 'Other components',
      collapsed: false,
      items: ['other/gridview/overview', 'other/splitview/overview', 'other/paneview/overview', 'other/tabview'],
    },
    {
      type: 'category',
      label: 'Advanced',
      collapsed: false,
      link: {type: 'doc', id: 'advanced/index'},
      items: ['advanced/nested', 'advanced/iframe', 'advanced/keyboard'],
    },
    {
      type: 'category',
      label: 'Help',
      items: [
        'help/errors',
        'help/limits',
        'help/events',
        'help/security',
        'help/migrate',
        'help/frameworks',
        'help/desktop',
        'help/assistants',
      ],
    },
  ],
  api: [
    {
      type: 'category',
      label: 'Dockview',
      items: ['api/dockview/options', 'api/dockview/overview', 'api/dockview/panelApi', 'api/dockview/groupApi'],
    },
    {
      type: 'category',
      label: 'Gridview',
      items: ['api/gridview/options', 'api/gridview/api', 'api/gridview/panelApi'],
    },
    {
      type: 'category',
      label: 'Splitview',
      items: ['api/splitview/options', 'api/splitview/api', 'api/splitview/panelApi'],
    },
    {
      type: 'category',
      label: 'Paneview',
      items: ['api/paneview/options', 'api/paneview/api', 'api/paneview/panelApi'],
    },
  ],
} satisfies SidebarsConfig;

export default sidebars;
