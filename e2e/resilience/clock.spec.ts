import { expect } from '../support/fixtures';
import { pressSend, sendContact, test, waiting, writeContact } from '../support/forms';
import { hydrated } from '../support/hydration';

/** Specification 32.8: a clock that is wrong, and a tab that has been suspended for a day. */

test.use({ allow: /outbox:|status of 503/ });

for (const year of ['1970', '2040'])
  test(`the clock says ${year}: submissions arrive`, async ({ page, host }) => {
    await page.clock.install({ time: `${year}-01-01T08:00:00Z` });
    await page.goto('/contact-us');
    await sendContact(page, 'Out of time.');
    await expect.poll(() => host.accepted.size).toBe(1);
    await expect.poll(() => waiting(page)).toBe(0);
  });

test('a tab suspended for a day still sends its text and what was waiting', async ({ page, host }) => {
  host.answers = [503, 202];
  await page.clock.install();
  await page.goto('/contact-us');
  await hydrated(page);
  await sendContact(page, 'Sent before.');
  await expect.poll(() => host.attempts.length).toBe(1);
  await writeContact(page, 'Typed before.');
  await page.clock.fastForward('24:00:00');
  await expect.poll(() => host.accepted.size).toBe(1);
  await expect(page.locator('html.js')).toHaveCount(1);
  await expect(page.locator('[name=Message]')).toHaveValue('Typed before.');
  await pressSend(page);
  await expect.poll(() => host.accepted.size).toBe(2);
  await expect.poll(() => waiting(page)).toBe(0);
});
