import {expect} from '../support';
import {drag, example, groupOf, tab} from './support';

example('dockview/floating-groups', 'floats within the dock, moves by the mouse and goes back', async ({page}) => {
  const floating = (title: string) => page.locator('.dv-resize-container').filter({has: tab(page, title)});
  const press = (name: string) => page.getByRole('button', {name}).click();

  await expect(floating('Depth')).toHaveCount(1);
  await press('Float the wind');
  await expect(groupOf(page, 'Wind')).toContainText('Place: floating');

  const before = (await floating('Depth').boundingBox())!;
  await drag(page, floating('Depth').locator('.dv-void-container'), page.locator('.dock'), {across: 0.5, down: 0.3});
  expect((await floating('Depth').boundingBox())!.x).toBeGreaterThan(before.x + 50);

  await press('Put all back');
  await expect(page.locator('.dv-resize-container')).toHaveCount(0);
  await expect(groupOf(page, 'Depth')).toContainText('Place: grid');
});
