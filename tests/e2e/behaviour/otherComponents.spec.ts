import {behaviour, expect} from './support';

const GRIDVIEW = '/docs/other/gridview/overview';
const SPLITVIEW = '/docs/other/splitview/overview';
const PANEVIEW = '/docs/other/paneview/overview';

/** Declares `makeGrid`, `makeSplit` and `makePanes` on the page. */
const declareMakers = () => {
  const {createGridview, createPaneview, createSplitview, GridviewPanel, Orientation, SplitviewPanel} = stage.dockview;
  const part = {update() {}, dispose() {}};
  class Cell extends GridviewPanel {
    override getComponent() {
      return part;
    }
  }
  class View extends SplitviewPanel {
    override getComponent() {
      return part;
    }
  }
  const makeGrid = () => {
    const api = createGridview(stage.addContainer(), {
      orientation: Orientation.HORIZONTAL,
      createComponent: ({id, name}) => new Cell(id, name),
    });
    api.layout(1000, 600);
    return api;
  };
  const makeSplit = () => {
    const api = createSplitview(stage.addContainer(), {
      orientation: Orientation.HORIZONTAL,
      createComponent: ({id, name}) => {
        if (name === 'removed') throw new Error('no removed');
        return new View(id, name);
      },
    });
    api.layout(1000, 600);
    return api;
  };
  const makePanes = () => {
    const api = createPaneview(stage.addContainer(), {
      createComponent: ({name}) => {
        if (name === 'removed') throw new Error('no removed');
        return {element: document.createElement('div'), init() {}, ...part};
      },
    });
    api.layout(1000, 600);
    return api;
  };
  const makers = {makeGrid, makeSplit, makePanes};
  Object.assign(window, {makers});
  return makers;
};

declare global {
  /** Set by `declareMakers`. */
  const makers: ReturnType<typeof declareMakers>;
}

behaviour(GRIDVIEW, 'without a position a panel of a gridview comes first', async ({page}) => {
  await page.evaluate(declareMakers);
  const order = await page.evaluate(() => {
    const api = makers.makeGrid();
    api.addPanel({id: 'a', component: 'cell'});
    api.addPanel({id: 'b', component: 'cell'});
    return JSON.stringify(api.toJSON().grid).match(/"id":"\w"/g);
  });
  expect(order).toEqual(['"id":"b"', '"id":"a"']);
});

behaviour(GRIDVIEW, 'a gridview takes a duplicate id and loses the first panel', async ({page}) => {
  await page.evaluate(declareMakers);
  const result = await page.evaluate(() => {
    const api = makers.makeGrid();
    const first = api.addPanel({id: 'a', component: 'cell'});
    const message = stage.messageOf(() => api.addPanel({id: 'a', component: 'cell'}));
    return {message: message ?? null, found: api.getPanel('a') === first};
  });
  expect(result).toEqual({message: null, found: false});
  await expect(page.locator('.dv-view')).toHaveCount(2);
});

behaviour(GRIDVIEW, 'movePanel to an unknown reference throws after the panel was taken out', async ({page}) => {
  await page.evaluate(declareMakers);
  const result = await page.evaluate(() => {
    const api = makers.makeGrid();
    const panel = api.addPanel({id: 'a', component: 'cell'});
    api.addPanel({id: 'b', component: 'cell'});
    const message = stage.messageOf(() => api.movePanel(panel, {reference: 'x', direction: 'right'}));
    return {message, listed: api.panels.length};
  });
  expect(result.message).toContain('x does not exist');
  expect(result.listed).toBe(2);
  await expect(page.locator('.dv-view')).toHaveCount(1);
});

behaviour(GRIDVIEW, 'hiding a panel of a gridview is saved and fires no onDidLayoutChange', async ({page}) => {
  await page.evaluate(declareMakers);
  const result = await page.evaluate(async () => {
    const api = makers.makeGrid();
    const panel = api.addPanel({id: 'a', component: 'cell'});
    api.addPanel({id: 'b', component: 'cell'});
    await stage.settled();
    let fired = 0;
    api.onDidLayoutChange(() => (fired += 1));
    panel.api.setVisible(false);
    await stage.settled();
    return {fired, saved: JSON.stringify(api.toJSON())};
  });
  expect(result.fired).toBe(0);
  expect(result.saved).toContain('"visible":false');
});

behaviour(SPLITVIEW, 'the size of the first panel of a splitview is lost', async ({page}) => {
  await page.evaluate(declareMakers);
  const widths = await page.evaluate(() => {
    const api = makers.makeSplit();
    const first = api.addPanel({id: 'a', component: 'view', size: 240});
    const second = api.addPanel({id: 'b', component: 'view', size: 300});
    return [first.api.width, second.api.width];
  });
  expect(widths).toEqual([700, 300]);
});

behaviour(SPLITVIEW, 'a splitview refuses a duplicate id', async ({page}) => {
  await page.evaluate(declareMakers);
  const message = await page.evaluate(() => {
    const api = makers.makeSplit();
    api.addPanel({id: 'files', component: 'view'});
    return stage.messageOf(() => api.addPanel({id: 'files', component: 'view'}));
  });
  expect(message).toBe('panel files already exists');
});

behaviour(
  SPLITVIEW,
  'a splitview takes the focus and scrolls to itself, but not while its container is inert',
  async ({page}) => {
    await page.evaluate(declareMakers);
    const where = await page.evaluate(() => {
      const input = document.createElement('input');
      const space = document.createElement('div');
      space.style.height = '3000px';
      document.body.prepend(input, space);
      const api = makers.makeSplit();
      const container = document.querySelector('.dv-split-view-container')!.parentElement!;
      const isOutside = (change: () => void) => {
        input.focus();
        change();
        return document.activeElement === input && window.scrollY === 0;
      };
      const isInert = (change: () => void) => () => {
        container.inert = true;
        change();
        container.inert = false;
      };
      const add = (id: string) => () => api.addPanel({id, component: 'view'});
      const others = [
        () => stage.addPanels(stage.makeDock(), 'a b'),
        () => makers.makeGrid().addPanel({id: 'a', component: 'cell'}),
        () => makers.makePanes().addPanel({id: 'a', component: 'pane', title: 'A'}),
      ];
      return {
        others: others.map(isOutside),
        inertAdd: isOutside(isInert(add('a'))),
        inertLoad: isOutside(isInert(() => api.fromJSON(api.toJSON()))),
        add: isOutside(add('b')),
        load: isOutside(() => api.fromJSON(api.toJSON())),
        activate: isOutside(() => api.panels[0]!.api.setActive()),
        remove: isOutside(() => api.removePanel(api.panels[0]!)),
      };
    });
    expect(where).toEqual({
      others: [true, true, true],
      inertAdd: true,
      inertLoad: true,
      add: false,
      load: false,
      activate: false,
      remove: false,
    });
  },
);

behaviour(SPLITVIEW, 'a hidden view is saved with the size 0 and comes back visible', async ({page}) => {
  await page.evaluate(declareMakers);
  const result = await page.evaluate(() => {
    const api = makers.makeSplit();
    api.addPanel({id: 'a', component: 'view'});
    api.addPanel({id: 'b', component: 'view'});
    api.getPanel('a')!.api.setVisible(false);
    const saved = JSON.parse(JSON.stringify(api.toJSON()));
    api.fromJSON(saved);
    return {size: saved.views[0].size, visible: api.getPanel('a')!.api.isVisible};
  });
  expect(result).toEqual({size: 0, visible: true});
});

behaviour(SPLITVIEW, 'the space of a hidden view goes to the last one, not to its neighbor', async ({page}) => {
  await page.evaluate(declareMakers);
  const widths = await page.evaluate(() => {
    const api = makers.makeSplit();
    for (const id of ['a', 'b', 'c']) api.addPanel({id, component: 'view', size: 300});
    const before = api.panels.map((panel) => panel.width);
    api.getPanel('a')!.api.setVisible(false);
    return {before, after: api.panels.map((panel) => panel.width)};
  });
  expect(widths.after[1]).toBe(widths.before[1]);
  expect(widths.after[2]).toBe(widths.before[0]! + widths.before[2]!);
});

behaviour(SPLITVIEW, 'onDidLayoutChange of a splitview is silent for setSize', async ({page}) => {
  await page.evaluate(declareMakers);
  const fired = await page.evaluate(async () => {
    const api = makers.makeSplit();
    api.addPanel({id: 'a', component: 'view'});
    api.addPanel({id: 'b', component: 'view'});
    await stage.settled();
    let fired = 0;
    api.onDidLayoutChange(() => (fired += 1));
    api.getPanel('a')!.api.setSize({size: 200});
    await stage.settled();
    return fired;
  });
  expect(fired).toBe(0);
});

behaviour(SPLITVIEW, 'a splitview whose fromJSON threw is empty and loads again after clear', async ({page}) => {
  await page.evaluate(declareMakers);
  const result = await page.evaluate(() => {
    const api = makers.makeSplit();
    api.addPanel({id: 'a', component: 'view'});
    const good = JSON.stringify(api.toJSON());
    const message = stage.messageOf(() => api.fromJSON(JSON.parse(good.replace('"view"', '"removed"'))));
    api.clear();
    api.fromJSON(JSON.parse(good));
    return {message, ids: api.panels.map(({id}) => id)};
  });
  expect(result).toEqual({message: 'no removed', ids: ['a']});
});

behaviour(PANEVIEW, 'panes start folded', async ({page}) => {
  await page.evaluate(declareMakers);
  const expanded = await page.evaluate(() => {
    const api = makers.makePanes();
    const folded = api.addPanel({id: 'a', component: 'pane', title: 'A'});
    const open = api.addPanel({id: 'b', component: 'pane', title: 'B', isExpanded: true});
    return [folded.api.isExpanded, open.api.isExpanded];
  });
  expect(expanded).toEqual([false, true]);
});

behaviour(PANEVIEW, 'clear breaks a paneview, removing each pane does not', async ({page}) => {
  await page.evaluate(declareMakers);
  const result = await page.evaluate(() => {
    const make = () => {
      const api = makers.makePanes();
      for (const id of ['a', 'b']) api.addPanel({id, component: 'pane', title: id, isExpanded: true});
      return api;
    };
    const cleared = make();
    cleared.clear();
    const message = stage.messageOf(() => cleared.clear());
    const removed = make();
    for (const pane of [...removed.panels]) removed.removePanel(pane);
    removed.addPanel({id: 'a', component: 'pane', title: 'again'});
    return {listed: cleared.panels.length, message, usable: removed.panels.length};
  });
  expect(result.listed).toBe(2);
  expect(result.message).toContain("Failed to execute 'removeChild' on 'Node'");
  expect(result.usable).toBe(1);
});

behaviour(PANEVIEW, 'the built-in header takes the focus and ignores Enter', async ({page}) => {
  await page.evaluate(declareMakers);
  const pane = await page.evaluateHandle(() => makers.makePanes().addPanel({id: 'a', component: 'pane', title: 'A'}));
  const isExpanded = () => pane.evaluate(({api}) => api.isExpanded);
  const header = page.locator('.dv-pane-header');
  await header.focus();
  await expect(header).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await isExpanded()).toBe(false);
  await header.click();
  expect(await isExpanded()).toBe(true);
});

behaviour('/docs/advanced/nested', 'a dock inside a gridview fills its view and follows its size', async ({page}) => {
  const widths = await page.evaluate(async () => {
    const {createDockview, createGridview, GridviewPanel, Orientation} = stage.dockview;
    class Workspace extends GridviewPanel {
      override getComponent() {
        const dock = createDockview(this.element, {createComponent: ({id}) => new stage.Text(id)});
        queueMicrotask(() => {
          dock.layout(this.element.clientWidth, this.element.clientHeight);
          stage.addPanels(dock, 'a b');
        });
        return {update() {}, dispose: () => dock.dispose()};
      }
    }
    const api = createGridview(stage.addContainer(), {
      orientation: Orientation.HORIZONTAL,
      createComponent: ({id, name}) => new Workspace(id, name),
    });
    api.layout(1000, 600);
    api.addPanel({id: 'workspace', component: 'workspace'});
    await stage.settled();
    const sizesOf = () =>
      Array.from(document.querySelectorAll('.dv-groupview'), (group) => [group.clientWidth, group.clientHeight]);
    const before = sizesOf();
    api.layout(600, 400);
    await stage.settled();
    return {before, after: sizesOf()};
  });
  expect(widths.before).toEqual([
    [500, 600],
    [500, 600],
  ]);
  expect(widths.after).toEqual([
    [300, 400],
    [300, 400],
  ]);
});
