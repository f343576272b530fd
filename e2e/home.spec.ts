import { expect } from './support/fixtures';
import { test } from './support/sharedWindow';

// Specification 6.3 and 6.11
test('the first viewport says "cyber security", and a click anywhere on a team card follows its link', async ({
  page,
}) => {
  // English first: a visitor who has opened German is redirected to it.
  for (const [path, words] of [
    ['/', /cyber security/i],
    ['/de', /cybersicherheit/i],
  ] as const) {
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('main').getByText(words).first()).toBeInViewport({ ratio: 1 });
    }
  }
  const cards = page.locator('[aria-labelledby=teams] article');
  await cards.first().click({ position: { x: 40, y: 40 } }); // on a portrait
  await expect(page).toHaveURL('/de/product-innovation');
});
