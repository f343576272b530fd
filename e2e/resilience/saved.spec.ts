import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { builtFile } from '../support/builtFile';
import { expect, test } from '../support/fixtures';
import { settled } from '../support/opening';
import { expectReadable } from './support/readable';

/** Specification 32.6: a page that a visitor has saved, opened from disk without its scripts and pictures. */

test.use({ allow: /file:\/\// });
test.describe.configure({ timeout: 90_000 });

const paths = [
  '/',
  '/de/careers/career-start-program/full-stack-software-engineer',
  '/policies',
  '/de/contact-us',
  '/de/blogs/improving-user-experience-and-interface-design',
] as const;

/** Opens a copy whose boot script finds no other script. */
async function expectReadableFrom(page: Page, file: string, path: string): Promise<void> {
  const { href } = pathToFileURL(file);
  await page.goto(href);
  await expect.soft(page.locator('html.loading'), path).toHaveCount(0);
  await expect.soft(page.locator('html.js [data-island]'), path).toHaveCount(0);
  await expectReadable(page, path.replace(/^\/de\//, '/'));
  expect.soft(page.url()).toBe(href);
}

/** Opens another panel, so that the initial one is closed. */
async function choose(page: Page): Promise<void> {
  for (const choice of ['[role=tab]', 'main [aria-roledescription] button', 'main nav a[href*="#quality"]'])
    for (const control of (await page.locator(choice).all()).slice(-1)) await control.click();
}

test.describe('the bare HTML, in a browser that is set to German', () => {
  test.use({ locale: 'de-CH' });

  test('is readable', async ({ page }) => {
    for (const path of paths) await expectReadableFrom(page, `out/${builtFile(path)}`, path);
  });
});

for (const path of paths)
  test(
    `${path} is readable with its folder and as a single file, after another panel was opened`,
    {
      tag: '@full',
    },
    async ({ page }, info) => {
      await page.goto(path);
      await settled(page);
      await choose(page);
      const devtools = await page.context().newCDPSession(page);
      const { data } = await devtools.send('Page.captureSnapshot', { format: 'mhtml' });
      const [whole, single] = [info.outputPath('saved.html'), info.outputPath('saved.mhtml')];
      writeFileSync(whole, await page.content());
      writeFileSync(single, data);
      await test.step('with its folder', () => expectReadableFrom(page, whole, path));
      await test.step('as a single file, whose scripts never run', async () => {
        await page.goto(pathToFileURL(single).href);
        await expectReadable(page, path.replace(/^\/de\//, '/'));
      });
    },
  );
