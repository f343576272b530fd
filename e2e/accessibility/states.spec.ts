import { accessibleWidths, expectAccessible, violations, wcag } from '../support/accessibility';
import { expect } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { kinds } from '../support/kindsOfPages';
import { settled } from '../support/opening';
import { test } from '../support/sharedWindow';

/** Specification 31.1 after interaction, in light and dark. `every-page.spec.ts` checks pages as they load. */

test.describe.configure({ timeout: 90_000 });
test.use({ allow: /outbox:/ });

const [narrow, wide] = accessibleWidths;

for (const [index, [name, path, ...states]] of kinds.filter(([, , state]) => state).entries())
  test(`${name} is accessible in its states`, { tag: '@full' }, async ({ page }) => {
    const width = index % 2 ? narrow : wide;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path === '/' ? '/de' : `/de${path}`);
    await settled(page);
    for (const [state, reach] of states) {
      await reach(page, 'de');
      await test.step(state, () => expectAccessible(page, width, 'main'));
    }
  });

test('the open menus are accessible', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: narrow, height: 900 });
  await page.goto('/de/services');
  await settled(page);
  for (const opener of ['header button[popovertarget=navigation]', 'header summary']) {
    await page.locator(opener).click();
    await expectAccessible(page, narrow, 'header');
    await page.keyboard.press('Escape');
  }
});

test.describe('while the German catalogue is loading', () => {
  test.use({ allow: /status of 404/ });

  test('"Loading..." is announced, and marked as English', async ({ page }) => {
    // As on a host that has one `404.html` for all unknown paths.
    await page.route('**/de/nothing-here', (route) => route.fulfill({ path: 'out/404.html', status: 404 }));
    const release = await holdBack(page, '**/locales/de/common.json');
    await page.goto('/de/nothing-here');
    await expect(page.getByRole('status')).toHaveText('Loading...');
    await expect(page.getByRole('status')).toHaveAttribute('lang', 'en');
    // A best practice asks for a heading and a landmark here; but the text shows "alone and as plain text".
    expect(await violations(page, wcag)).toEqual([]);
    release();
    await expect(page.getByRole('status')).toHaveCount(0);
    await page.unrouteAll();
  });
});
