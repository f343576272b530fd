import { expect, type Locator, type Page } from '@playwright/test';
import { controls as ofEngines } from '../engines/support/controls';
import type { Driver } from '../engines/support/driver';
import { soon, Tab } from '../engines/support/tab';

/** Interactive controls, one of each kind, by Playwright's page; those that need no script have tests of their own. */
export const controls = ofEngines
  .filter(({ name }) => !/menu|sharing/.test(name))
  .map(({ name, path, selector, look, used, entries = 0 }) => ({
    name,
    path,
    find: (page: Page): Locator => page.locator(selector),
    /** Expects the visible result of using the control exactly once. */
    expectUsed: async (page: Page): Promise<void> => {
      // Looking needs nothing else of a driver.
      const run: Driver['run'] = (expression) => page.evaluate(expression);
      await soon(() => look(new Tab({ run } as Driver, '')), used);
      // Before it are about:blank and the page.
      expect(await page.evaluate(() => window.history.length)).toBe(2 + entries);
    },
  }));
