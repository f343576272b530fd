import { expect, test } from './support/fixtures';
import { shiftSoFar } from './support/hydration';

/** Specification 33.5: on a slow line a page is painted before all of it has loaded. */

/** Three tenths of a megabit per second, 150 ms to the server and back: most pages come in three parts or more. */
const slow = { offline: false, latency: 150, downloadThroughput: 300_000 / 8, uploadThroughput: 300_000 / 8 };

/**
 * Links of the header are centred: where a packet ends among them, they move when the next ones load, by 0.006; on a busy
 * machine that is painted up to three times.
 */
const aPart = 0.02;

/** Pages whose parts differ most. */
const paths = [
  '/',
  '/c-levels',
  '/our-work/captire',
  '/careers/career-start-program/full-stack-software-engineer',
  '/blogs/protecting-from-phishing-attacks',
  '/policies',
];

test('nothing of a page moves while it comes in packets', { tag: '@full' }, async ({ context }) => {
  test.setTimeout(240_000);
  for (const path of paths) {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', slow);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect.soft(await shiftSoFar(page), path).toBeLessThan(aPart);
    await page.close();
  }
});
