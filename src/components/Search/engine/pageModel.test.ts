import {expect, it} from 'vitest';
import type {SearchPage} from '../../../lib/search/records';
import {toTerms} from '../../../lib/search/words';
import {createPageModel} from './pageModel';

function page(title: string, text: string, questions: string[]): SearchPage {
  return {kind: 'guide', route: `/${title}`, title, sections: [{anchor: '', heading: '', text, questions}]};
}

it('prefers the page whose headings, questions and text use the words', () => {
  const windows = page('Windows', 'The window opens beside the app.', ['move a panel to another screen']);
  const tabs = page('Tabs', 'A tab shows its title.', ['rename a panel']);
  const absent = page('Themes', 'Colors.', []);
  const model = createPageModel();
  model.add(windows);
  model.add(tabs);
  const weigh = (query: string) => [windows, tabs, absent].map((one) => model.weightOf(one, toTerms(query)));
  const [ofWindows, ofTabs, ofAbsent] = weigh('panel on another screen');
  expect(ofWindows).toBeGreaterThan(1);
  expect(ofTabs).toBeLessThan(1);
  expect(ofAbsent).toBe(1);
  expect(weigh('words of nobody')).toEqual([1, 1, 1]);
});
