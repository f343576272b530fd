import { expect, test } from './support/fixtures';
import { languages } from './support/texts';

/** Specification 2.21, 2.22, 2.24, 2.27 and 5.7: the page for what does not exist. */

test.use({ allow: /status of 404/ });

for (const { text, to } of languages)
  test(`${to('/nope/nothing-here')}: header, footer and the "forbidden" picture only`, async ({ page }) => {
    const response = await page.goto(to('/nope/nothing-here'));
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(text('common:notFound.pageTitle'));
    await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName(
      text('common:notFound.picture'),
    );
    // Its heading is for screen readers.
    await expect(page.getByRole('main')).toHaveText(text('common:notFound.title'));
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.width).toBeLessThan(2);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(text('common:footer.findUs'));
  });

test('the language switcher leads home from it', async ({ page }) => {
  await page.goto('/nope?a=1#x');
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de');
});

test('a visitor in German gets the German page for an unknown unprefixed path', async ({ arriveAs }) => {
  const page = await (await arriveAs({ locale: 'de-CH' })).newPage();
  await page.goto('/nope');
  await expect(page).toHaveURL('/de/nope');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
