import type { Page } from '@playwright/test';
import { builtHtml } from './support/builtFile';
import { expect, test } from './support/fixtures';
import { settled } from './support/opening';
import { builtPaths } from './support/sitePages';

/** Specification 40.3: picture and title go along from a link to the page that it leads to, and back. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const named = (path: string) =>
  [...builtHtml(path).matchAll(/data-along="([^"]+)"/g)].map(([, name = '']) => name);

test('no name is on a page twice, and each is that of a page', () => {
  const own = builtPaths.flatMap((path) => [
    `picture${path.replaceAll('/', '-')}`,
    `title${path.replaceAll('/', '-')}`,
  ]);
  expect(named('/our-work/wedere')).toContain('picture-our-work-wedere');
  for (const path of builtPaths) {
    const names = named(path);
    expect(new Set(names).size, path).toBe(names.length);
    expect(own, path).toEqual(expect.arrayContaining(names));
  }
});

/** @returns what the last change from page to page took along: what the page before and this one both show */
async function takenAlong(page: Page): Promise<string[]> {
  await page.waitForFunction(() => 'taken' in window);
  return page.evaluate(() => (window as unknown as { taken: string[] }).taken);
}

for (const [from, to] of [
  ['/', '/our-work/lea'],
  ['/de/our-work', '/de/our-work/captire'],
  ['/blogs', '/blogs/unleashing-the-power-of-penetration-testing'],
] as const)
  test(`from ${from} to ${to}, and back`, async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', async ({ viewTransition }) => {
        if (!viewTransition) return;
        await viewTransition.ready;
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''));
        const names = (side: string) =>
          parts.flatMap((part) => new RegExp(`${side}\\((.+)\\)`).exec(part)?.[1] ?? []);
        const before = new Set(names('old'));
        Object.assign(window, {
          taken: [...new Set(names('new'))].filter((name) => before.has(name)).sort(),
        });
      });
    });
    const name = to.replaceAll('/', '-');
    const both = [`picture${name}`, 'root', `title${name}`];
    await page.goto(from);
    await settled(page);
    await page.locator(`main a[href="${to}"]:is([data-along], :has([data-along]), h2 a)`).first().click();
    await page.waitForURL(to);
    expect(await takenAlong(page)).toEqual(both);
    if (from !== '/blogs') return; // back to teasers only where a browser keeps the page that was left, as this one does not
    await page.goBack();
    await page.waitForURL(from);
    expect(await takenAlong(page)).toEqual(both);
  });
