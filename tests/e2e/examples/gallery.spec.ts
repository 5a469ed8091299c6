import {expect, open, test} from '../support';

test('the gallery is filtered and left by keyboard', async ({page}) => {
  await open(page, '/templates');
  const {keyboard} = page;
  const component = page.getByRole('combobox', {name: 'Component'});
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link').last().focus();
  for (
    let step = 0;
    step < 10 && !(await component.evaluate((element) => element === document.activeElement));
    step++
  ) {
    await keyboard.press('Tab');
  }
  await expect(component).toBeFocused();
  await keyboard.type('grid');
  await expect(component).toHaveValue('gridview');
  await keyboard.press('Tab');
  await expect(page.getByLabel('Words')).toBeFocused();
  await keyboard.type('save');
  await expect(page.getByRole('search', {name: 'Examples'}).getByRole('status')).toHaveText('1 example');
  await keyboard.press('Tab');
  const first = page.getByRole('link', {name: 'Save and load a gridview in React'});
  await expect(first).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/templates/gridview/save-and-load/react/');
});

test('a filter that finds nothing says so', async ({page}) => {
  await open(page, '/templates');
  await page.getByLabel('Words').fill('no such thing');
  await expect(page.getByText('No example has all of these words.')).toBeVisible();
  await expect(page.getByRole('search', {name: 'Examples'}).getByRole('status')).toHaveText('0 examples');
});
