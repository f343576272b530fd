import { defaultLocale } from '@/content/locales';
import { localeOfPath } from '@/lib/routing/locale';
import { expect, test } from './support/fixtures';
import { shiftSoFar } from './support/hydration';
import { isRepeating, linkedPaths, long } from './support/sitePages';

/** Specification 33.5: on a slow line a page is painted before all of it has come. */

/** Three tenths of a megabit per second, 150 ms to the server and back: most pages come in three parts or more. */
const slow = { offline: false, latency: 150, downloadThroughput: 300_000 / 8, uploadThroughput: 300_000 / 8 };

/** Links of the header are centred: where a packet ends among them, they move aside as the next ones come, by 0.006. */
const aPart = 0.01;

// German pages are made of the same parts.
const paths = linkedPaths.filter((path) => localeOfPath(path) === defaultLocale);

for (const [what, visited, tag] of [
  ['a page of any kind', paths.filter((path) => !isRepeating(path)), []],
  ['any page', paths, long],
] as const)
  test(`while ${what} comes in packets, nothing of it moves on a large viewport`, { tag: [...tag] }, async ({
    context,
  }) => {
    test.setTimeout(240_000);
    const moved: string[] = [];
    for (const path of visited) {
      const page = await context.newPage();
      await page.setViewportSize({ width: 1440, height: 900 });
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.emulateNetworkConditions', slow);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const shift = await shiftSoFar(page);
      if (shift >= aPart) moved.push(`${path}: ${shift}`);
      await page.close();
    }
    expect(moved).toEqual([]);
  });
