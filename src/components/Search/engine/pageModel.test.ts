import {expect, it} from 'vitest';
import type {SearchPage} from '../../../lib/search/records';
import {toTerms} from '../../../lib/search/words';
import {createPageModel} from './pageModel';

function page(title: string): SearchPage {
  return {kind: 'guide', route: `/${title}`, title, sections: []};
}

it('prefers the page that uses the words', () => {
  const [windows, tabs, absent] = [page('Windows'), page('Tabs'), page('Themes')];
  const model = createPageModel();
  model.add(windows, toTerms('move a panel to another screen'), 1);
  model.add(windows, toTerms('The window opens beside the app.'), 0.2);
  model.add(tabs, toTerms('rename a panel'), 1);
  model.add(tabs, toTerms('A tab shows its title.'), 0.2);
  const weigh = (query: string) => [windows, tabs, absent].map((one) => model.weightOf(one, toTerms(query)));
  const [ofWindows, ofTabs, ofAbsent] = weigh('panel on another screen');
  expect(ofWindows).toBeGreaterThan(1);
  expect(ofTabs).toBeLessThan(1);
  expect(ofAbsent).toBe(1);
  expect(weigh('words of nobody')).toEqual([1, 1, 1]);
});
