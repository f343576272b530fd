import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';
import { anchors, expectShown, languages, link, titles } from './support/policies';

/** Policies: the URL names the section (specification 21.3, 21.4 and 21.5). */

for (const [locale, { path, titles: names }] of Object.entries(languages)) {
  test.describe(`in ${locale}`, () => {
    for (const [index, anchor] of anchors.entries()) {
      test(`#${anchor} opens its section`, async ({ page }) => {
        await page.goto(`${path}#${anchor}`);
        await expectShown(page, names[index] ?? '');
        await expect(titles(page)).toBeInViewport();
        await expect(titles(page)).toBeFocused();
      });
    }
  });
}

for (const hash of ['#nothing-here', '#', '#Quality-Policy', '#%E0%A4%A', '#"]']) {
  test(`an unknown hash (${hash}) shows the privacy policy`, async ({ page }) => {
    await page.goto(`/policies${hash}`);
    await expectShown(page, 'Privacy policy');
  });
}

test('a hash that becomes unknown leads back to the privacy policy', async ({ page }) => {
  await page.goto('/policies#isms-policy');
  await expectShown(page, 'ISMS policy');
  await page.evaluate(() => {
    window.location.hash = 'nothing-here';
  });
  await expectShown(page, 'Privacy policy');
});

test('Back and Forward return to the section before, and to its title', async ({ page }) => {
  await page.goto('/policies');
  await hydrated(page);
  await link(page, 'Quality policy').click();
  await link(page, 'ISMS policy').click();
  await expectShown(page, 'ISMS policy');
  await page.goBack();
  await expectShown(page, 'Quality policy');
  await expect(titles(page)).toBeFocused();
  await expect(titles(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/policies');
  await expectShown(page, 'Privacy policy');
  await expect(titles(page)).toBeFocused();
  await page.goForward();
  await expectShown(page, 'Quality policy');
});

test('the language switcher keeps the section', async ({ page }) => {
  await page.goto('/policies#isms-policy');
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/policies#isms-policy');
  await expectShown(page, 'ISMS-Richtlinie');
});
