import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';
import { languages, link, titles } from './support/policies';

/**
 * Policies: on paper, and wherever nothing can choose, all three are there (specification 32.1, 32.2 and
 * 34.1).
 */

test.describe('all three are readable', () => {
  for (const { path, titles: names } of Object.values(languages)) {
    test(`in print (${path})`, async ({ page }) => {
      await page.goto(`${path}#quality-policy`);
      await hydrated(page);
      await page.emulateMedia({ media: 'print' });
      await expect(titles(page)).toHaveText([...names]);
      for (const section of await page.locator('main section').all()) {
        expect((await section.boundingBox())?.height).toBeGreaterThan(500);
      }
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const { path, titles: names } of Object.values(languages)) {
      test(path, async ({ page }) => {
        await page.goto(path);
        await expect(titles(page)).toHaveText([...names]);
        await link(page, names[2]).click();
        await expect(titles(page).last()).toBeInViewport();
        await expect(titles(page).last()).toBeFocused();
      });
    }
  });

  test.describe('when the framework fails to arrive', () => {
    test.use({ allow: /failed request|ERR_FAILED|preloaded/ });

    test('after a while', async ({ page }) => {
      await page.route('**/_next/static/chunks/**', (route) => route.abort());
      await page.goto('/policies#quality-policy');
      await expect(titles(page)).toHaveCount(3, { timeout: 15_000 });
    });
  });
});
