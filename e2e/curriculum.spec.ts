import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';
import { pathOf } from './support/programmes';
import { textsIn } from './support/texts';

/** The accordion of weeks: component tests cover its states, `programmes.spec.ts` its contents. */

const path = pathOf('full-stack-software-engineer');

// Specification 13.15, 13.16, 13.17 and 34.1
test('weeks open independently, by mouse and keyboard, and all at once by a button and on paper', async ({
  page,
}) => {
  await page.goto(`${path}#curriculum`);
  await hydrated(page);
  const text = textsIn('en');
  const week = (number: number) => page.locator(`#week-${number}`);
  const open = page.locator('#curriculum details[open]');
  const button = page.locator('#curriculum').getByRole('button');
  await expect(open).toHaveCount(0);
  await week(2).locator('summary').click();
  await week(16).locator('summary').click();
  await expect(week(2).getByRole('listitem').first()).toBeVisible();
  await week(2).locator('summary').click();
  await expect(open).toHaveId('week-16');
  await week(1).locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(week(2).locator('summary')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(open).toHaveCount(3);
  await expect(button).toHaveText(text('programmes:curriculum.showAll', { count: 16 }));
  await button.click();
  await expect(open).toHaveCount(16);
  await expect(button).toHaveText(text('programmes:curriculum.hideAll', { count: 16 }));
  await button.click();
  await expect(open).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  // The links at the page's end are for screens.
  const texts = page.locator('main li:not(:has(> a:only-child)), main dd');
  await expect(texts.filter({ visible: true })).toHaveCount(await texts.count());
});
