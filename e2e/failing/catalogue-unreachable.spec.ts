import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { type CatalogueAnswer, PlainHost } from '../support/plainHost';
import { expectMenusWork } from './support/readable';

/**
 * The catalogue cannot be had on the one page that fetches it at run time: the
 * page comes back as it came, with all its links and menus. How often it is
 * asked for, and when, is in `runtime-catalogue.spec.ts`.
 */

// The host is one of the test's own, and its failures are told on the console.
test.use({ allow: /status of (?:404|500)|ERR_EMPTY_RESPONSE|request to another origin/ });

async function expectAsItCame(page: Page): Promise<void> {
  await expect(page.getByText('Loading...')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Find us')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  await expectMenusWork(page);
}

for (const [name, answer] of [
  ['500', { status: 500 }],
  ['a network failure', 'drop'],
  ['404', { status: 404 }],
  ['malformed JSON', { body: '{"broken":' }],
  ['JSON that is no object', { body: '["nav"]' }],
  ['no answer, ever', 'hang'],
] as const satisfies readonly (readonly [string, CatalogueAnswer])[]) {
  test(`${name}: the page comes back as it came, and links and menus work`, async ({ page }) => {
    const host = new PlainHost([answer]);
    try {
      // The waits between retries pass at once.
      await page.clock.install();
      await page.goto(`${await host.start()}/de/nope`);
      await expect.poll(() => host.asked.length).toBeGreaterThan(0);
      for (let second = 0; second < 16; second++) {
        if ((await page.getByText('Loading...').count()) === 0) break;
        await page.clock.runFor(1000);
      }
      await expectAsItCame(page);
      const asked = host.asked.length;
      await page.clock.runFor(30_000);
      expect(host.asked, 'it asks no more').toHaveLength(asked);
    } finally {
      await host.stop();
    }
  });
}
