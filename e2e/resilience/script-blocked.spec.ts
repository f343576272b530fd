import { expect, test } from '../support/fixtures';
import { expectLinksLeadOn, expectMenusWork, expectReadable, hydrating } from './support/readable';

/**
 * Specification 32.1 and 32.2: all script files are blocked, as by an extension or a proxy: the page works as with JavaScript
 * off.
 */

// The browser reports each blocked script and its preload. A transition between two such pages may be skipped, which no
// visitor notices.
test.use({ allow: /ERR_BLOCKED_BY_CLIENT|preloaded|ViewTransition opt-in disabled/ });

test('all content is readable, links and menus work, and a mail link replaces each form', async ({
  page,
}) => {
  // Once the page knows, it is the page without JavaScript; `javascript-off.spec.ts` opens every kind.
  const some = [
    '/contact-us',
    '/careers/career-start-program/full-stack-software-engineer',
    '/de/our-work/wedere',
  ];
  await page.route(/\.js(?:$|\?)/, (route) => route.abort('blockedbyclient'));
  for (const path of some) {
    await test.step(path, async () => {
      await page.goto(path);
      // The inline script ran, and learns that the others are blocked.
      if (hydrating.includes(path))
        await expect.soft(page.locator('html.js'), path).toHaveCount(0, { timeout: 8000 });
      await expectReadable(page, path);
    });
  }
  await page.goto('/');
  await expectMenusWork(page);
  await expectLinksLeadOn(page);
});
