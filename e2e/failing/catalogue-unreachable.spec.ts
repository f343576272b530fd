import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { type CatalogueAnswer, PlainHost } from '../support/plainHost';
import { expectMenusWork } from './support/readable';

/**
 * The catalogue cannot be had on the one page that fetches it at run time: the
 * page comes back as it came, with all its links and menus, and asks no more
 * (specification 29.5, 29.6 and 32.4). What comes in the end is in `runtime-catalogue.spec.ts`.
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

for (const [name, answer, requests] of [
  ['status 500 is retried up to 5 times', { status: 500 }, 6],
  ['a network failure is retried up to 5 times', 'drop', 6],
  ['status 404 is final, with no retry', { status: 404 }, 1],
  ['a parse failure is final, with no retry', { body: '{"broken":' }, 1],
  ['JSON that is no object is final, too', { body: '["nav"]' }, 1],
  ['no answer, ever', 'hang', undefined],
] as const satisfies readonly (readonly [string, CatalogueAnswer, number | undefined])[]) {
  test(`${name}: the page comes back as it came, and links and menus work`, async ({ page }) => {
    const host = new PlainHost([answer]);
    // Told by the page: where a connection breaks off, browsers ask the host once more on their own.
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/locales/')) asked.push(pathname);
    });
    try {
      // The waits between retries pass at once.
      await page.clock.install();
      await page.goto(`${await host.start()}/de/nope`);
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      for (let second = 0; second < 16; second++) {
        if ((await page.getByText('Loading...').count()) === 0) break;
        await page.clock.runFor(1000);
      }
      await expectAsItCame(page);
      const before = requests ?? asked.length;
      await page.clock.runFor(30_000);
      expect(asked, 'it asks no more').toHaveLength(before);
    } finally {
      await host.stop();
    }
  });
}
