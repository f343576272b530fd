import { expect, test } from '../support/fixtures';
import { expectLinksLeadOn, expectMenusWork, expectReadable, hydrating } from './support/readable';

/**
 * Specification 32.1 and 32.2: all script files are refused, as by an extension or a proxy: the page is as
 * with JavaScript off.
 */

// The browser names each script that it was refused, and that it had looked for it early.
// A transition between two such pages may be left out, which no visitor sees.
test.use({ allow: /ERR_BLOCKED_BY_CLIENT|preloaded|ViewTransition opt-in disabled/ });

test('all content is readable, links and menus work, and a mail link stands for each form', async ({
  page,
}) => {
  // Once the page knows, it is the page without JavaScript, of which `javascript-off.spec.ts` opens every kind.
  const some = [
    '/contact-us',
    '/careers/career-start-program/full-stack-software-engineer',
    '/de/our-work/wedere',
  ];
  await page.route(/\.js(?:$|\?)/, (route) => route.abort('blockedbyclient'));
  for (const path of some) {
    await test.step(path, async () => {
      await page.goto(path);
      // The script inside the page ran, and learns that the others are refused.
      if (hydrating.includes(path))
        await expect.soft(page.locator('html.js'), path).toHaveCount(0, { timeout: 8000 });
      await expectReadable(page, path);
    });
  }
  await page.goto('/');
  await expectMenusWork(page);
  await expectLinksLeadOn(page);
});
