import { builtPaths } from '../support/sitePages';
import { expect, test } from './support/fixtures';
import { faultsAt, loadAll } from './support/survey';

/**
 * Every page in every engine: it loads without a word on the console, its pictures and fonts arrive, nothing makes it
 * scroll sideways, and no picture leaves its place (specification 2.1, 31.3, 31.4, 32.5 and 33.6).
 */

test.describe.configure({ timeout: 300_000 });

for (const language of ['en', 'de'])
  test(`every page (${language})`, async ({ tab }) => {
    for (const path of builtPaths.filter((one) => /^\/de(?:\/|$)/.test(one) === (language === 'de'))) {
      await tab.driver.resize(1440, 900);
      await tab.arrive(path);
      const faults = await tab.evaluate(loadAll);
      for (const width of [1440, 390, 320]) {
        await tab.driver.resize(width, 900);
        faults.push(...(await tab.evaluate(faultsAt, width)));
      }
      faults.push(...(await tab.driver.said()));
      expect.soft(faults, path).toEqual([]);
    }
  });
