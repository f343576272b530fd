import type { Page } from '@playwright/test';
import { positions } from '@/content/positions';
import { builtPage, regionOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';

/** Specification 11.3, 11.4, 11.5, 11.6, 11.7, 11.8, 11.9, 11.11, 23.1 and 23.3. */

const button = (page: Page) => page.getByRole('link', { name: 'See open positions' });
const heading = (page: Page) => page.locator('h2#positions');
/** The message shows until an editor opens a position; what then shows is told by the component's own tests. */
const noneIsOpen = positions.length === 0;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the anchor, and no dead filter shows', async ({ page }) => {
    await page.goto('/careers');
    await button(page).click();
    await expect(page).toHaveURL('/careers#positions');
    await expect(heading(page)).toBeInViewport();
    await expect(page.getByLabel('Location', { exact: true })).toBeHidden();
    await expect(page.getByText('There are no open positions')).toBeVisible({ visible: noneIsOpen });
  });
});

test('the page’s title is Careers; robots may index and follow', () => {
  const page = builtPage('/careers');
  expect(textsOf(page.head, 'title')).toEqual(['Careers']);
  expect(valuesOf(page, 'meta[name=robots]', 'content')).toEqual(['index, follow']);
});

test('a be-part-of-the-journey section, four values, three benefit columns with 4, 7 and 6 titled items', () => {
  const page = builtPage('/careers');
  expect(textOf(page.querySelector('main'))).toContain('Be part of the journey');
  expect(textsOf(regionOf(page, 'What you can rely on as a colleague.'), 'h3')).toHaveLength(4);
  const columns = regionOf(page, 'Seventeen things that come with a permanent job.').querySelectorAll('ul');
  expect([...columns].map((column) => textsOf(column, 'h4').length)).toEqual([4, 7, 6]);
});

test('Location is Any, Switzerland or Kosovo; category is one of five; the message shows whatever is chosen', async ({
  page,
}) => {
  await page.goto('/careers');
  await hydrated(page);
  const list = page.getByRole('region', { name: 'By location and by category.' });
  const [location, category] = [list.getByLabel('Location'), list.getByLabel('Category')];
  await expect(location.locator('option')).toHaveText(['Any', 'Switzerland', 'Kosovo']);
  await expect(location.locator('option:checked')).toHaveText('Any');
  await expect(category.locator('option')).toHaveText([
    'All job categories',
    'Design & Development',
    'Human resources',
    'Business IT & Finance',
    'Others',
  ]);
  await expect(category.locator('option:checked')).toHaveText('All job categories');
  for (const choice of ['Switzerland', 'Kosovo', 'Any']) {
    await location.selectOption(choice);
    await category.selectOption('Human resources');
    if (!noneIsOpen) continue;
    await expect(list.getByRole('status')).toContainText('There are no open positions');
    await expect(list.getByRole('list')).toHaveCount(0);
  }
});

test('an apply-now mail link to the jobs address', () => {
  expect(targetsOf(builtPage('/careers'), 'Apply now')).toEqual([
    'mailto:jobs@firnwerk.example?subject=Open%20application%20to%20Firnwerk',
  ]);
});

test('in German, every part is there too', async ({ page }) => {
  const built = builtPage('/de/careers');
  expect(textsOf(built.head, 'title')).toEqual(['Karriere']);
  expect(textsOf(regionOf(built, 'Worauf Sie sich bei uns verlassen können.'), 'li')).toHaveLength(4);
  expect(textsOf(regionOf(built, 'Siebzehn Dinge, die zur Festanstellung gehören.'), 'li')).toHaveLength(17);
  await page.goto('/de/careers');
  const status = noneIsOpen ? 'Zurzeit ist keine Stelle offen.' : /offene Stelle/;
  await expect(page.getByRole('status')).toContainText(status);
  await hydrated(page);
  await page.getByRole('link', { name: 'Offene Stellen ansehen' }).click();
  await expect(page).toHaveURL('/de/careers#positions');
  await expect(heading(page)).toBeFocused();
});
