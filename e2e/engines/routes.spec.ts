import { builtPaths, isOneOfItsKind } from '../support/sitePages';
import { expect, test } from './support/fixtures';
import { faultsAt, loadAll } from './support/survey';
import type { Tab } from './support/tab';

/**
 * Every page in every engine: it loads without console messages, its pictures and fonts load, and it does not scroll sideways
 * (specification 2.1, 31.3, 31.4, 32.5 and 33.6).
 */

test.describe.configure({ timeout: 300_000 });

/** Checks a loaded page at every width. @returns its problems and console messages */
async function faultsOf(tab: Tab, path: string): Promise<string[]> {
  await tab.driver.resize(1440, 900);
  await tab.arrive(path);
  const faults = await tab.evaluate(loadAll);
  for (const width of [1440, 390, 320]) {
    await tab.driver.resize(width, 900);
    faults.push(...(await tab.evaluate(faultsAt, width)));
  }
  return [...faults, ...(await tab.driver.said())];
}

// Both languages have the same structure; German has the longer words.
for (const [which, paths, tag] of [
  ['one page of every kind', builtPaths.filter(isOneOfItsKind), []],
  ['every other page', builtPaths.filter((path) => !isOneOfItsKind(path)), '@long'],
] as const)
  test(which, { tag: [...[tag].flat()] }, async ({ tab }) => {
    for (const path of paths) expect.soft(await faultsOf(tab, path), path).toEqual([]);
  });

test.describe('unknown paths', () => {
  // The status of the page itself, on the console and from the host.
  test.use({ allow: /status(?: of)? 404/ });

  // Specification 2.21
  for (const path of ['/nothing-here', '/de/nothing-here'])
    test(`"not found" at ${path}`, async ({ tab }) => {
      const faults = await faultsOf(tab, path);
      expect(faults.filter((fault) => !/status(?: of)? 404/.test(fault))).toEqual([]);
      expect(await tab.evaluate(() => document.documentElement.lang)).toBe(
        path.startsWith('/de') ? 'de' : 'en',
      );
    });
});
