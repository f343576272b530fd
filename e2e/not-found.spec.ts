import { expect, test } from './support/fixtures';
import { languages } from './support/texts';

test.use({ allow: /status of 404/ });

// Specification 2.21 and 2.22
for (const { text, to } of languages)
  test(`${to('/nope/nothing-here')} shows header, footer and the picture “forbidden” only`, async ({
    page,
  }) => {
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

// Specification 2.24, 2.27 and 5.7
test('is German for a visitor in German, and its language menu links home', async ({ arriveAs }) => {
  const page = await (await arriveAs({ locale: 'de-CH' })).newPage();
  await page.goto('/nope?a=1#x');
  await expect(page).toHaveURL('/de/nope?a=1#x');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
});
