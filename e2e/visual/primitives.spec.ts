import { test } from '../support/fixtures';
import { openShowcase } from '../support/showcase';
import { complete, expectAsBefore, lookAt } from './scene';

/** Every building block of the pages in every state, some of which no page shows by itself. */

const looks = [
  { width: 390, scheme: 'light', locale: 'de' },
  { width: 1440, scheme: 'dark', locale: 'en' },
] as const;

for (const look of looks) {
  test(`the page of primitives, closed and open, at ${look.width} px, ${look.scheme}`, async ({ page }) => {
    await lookAt(page, look);
    await openShowcase(page, look.locale);
    await complete(page);
    await expectAsBefore(page, 'primitives', look);
    await page.getByRole('tab').last().click();
    for (const section of await page.locator('main summary:visible').all()) await section.click();
    await page.mouse.move(0, 0);
    await expectAsBefore(page, 'primitives-open', look);
  });
}

test('what can be pressed, pointed at and focused', async ({ page }) => {
  const look = { width: 1440, scheme: 'light' } as const;
  await lookAt(page, look);
  await openShowcase(page);
  await complete(page);
  const controls = page.locator('section[aria-labelledby=controls]');
  const names = ['Primary', 'Secondary', 'Link by itself', 'Link to an address'];
  for (const name of names) {
    const control = controls.getByRole(/link/i.test(name) ? 'link' : 'button', { name, exact: true });
    await control.hover();
    await expectAsBefore(controls, `pointed-at-${names.indexOf(name)}`, look);
    await page.mouse.move(0, 0);
    await page.keyboard.press('Shift'); // so that the focus shows as it does to the keyboard
    await control.focus();
    await expectAsBefore(controls, `focused-${names.indexOf(name)}`, look);
  }
});
