import {expect} from '../support';
import {example, groupOf} from './support';

example(
  'dockview/move-panels',
  'moves a panel into, within and below a group, and a group to an edge',
  async ({page}) => {
    const press = (name: string) => page.getByRole('button', {name}).click();
    const box = async (title: string) => (await groupOf(page, title).boundingBox())!;

    await press('Paint before the roof');
    await expect(groupOf(page, 'Roof').locator('.dv-tab')).toHaveText(['Paint', 'Roof', 'Fence']);
    await press('Paint to the garden group');
    await expect(groupOf(page, 'Garden').locator('.dv-tab')).toHaveText(['Garden', 'Paint']);
    await press('Paint below the garden');
    expect((await box('Paint')).y).toBeGreaterThan((await box('Garden')).y);
    await press('Garden group to the left edge');
    expect((await box('Garden')).x).toBeLessThan((await box('Roof')).x);
  },
);
