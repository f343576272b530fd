import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@/lib/chromium';
import { type Control, controls } from './controls';
import { whileServed } from './servedSite';

/**
 * How long the first tap of a visit takes until its effect shows, on a slow phone: `npm run bench:first-use [PATH …]`. A
 * browser's own event timing tells the interaction to next paint, counted as web-vitals does: the longest interaction of a
 * visit with so few of them.
 */
const visits = Number(process.env.RUNS ?? 5);
const moments = [500, 2_000, 5_000]; // after the page has loaded, in milliseconds
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const slowdown = 4;
const line = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};

/** How long an effect is waited for, in milliseconds. */
const patience = 15_000;

interface Tap {
  /** From the touch to the first paint with the effect, in milliseconds. */
  readonly effect: number;
  /** The interaction to next paint, in milliseconds; below 16 browsers report none. */
  readonly paint: number;
}

const browser = await chromium.launch({
  args: [...chromiumArgs],
  ...(chromiumPath && { executablePath: chromiumPath }),
});
await whileServed(async (origin) => {
  const paths = process.argv.slice(2);
  const wanted = paths.length > 0 ? controls.filter(({ path }) => paths.includes(path)) : controls;
  console.log(
    `Effect of the first tap / interaction to next paint, ms: medians of ${visits} visits, CPU slowed ${slowdown} times.\n`,
  );
  console.log(`| first tap | ${moments.map((moment) => `${moment / 1000} s after load`).join(' | ')} |`);
  console.log(`| --- | ${moments.map(() => '---:').join(' | ')} |`);
  for (const control of wanted) {
    const cells = [];
    for (const moment of moments) {
      const taps = [];
      for (let visit = 0; visit < visits; visit += 1) taps.push(await firstTap(origin, control, moment));
      cells.push(`${median(taps.map(({ effect }) => effect))} / ${median(taps.map(({ paint }) => paint))}`);
    }
    console.log(`| \`${control.path}\`, ${control.name} | ${cells.join(' | ')} |`);
  }
});
await browser.close();

/** Opens a page as a new visitor on a phone, waits, and taps. */
async function firstTap(origin: string, control: Control, moment: number): Promise<Tap> {
  const context = await browser.newContext({ ...phone, locale: 'en' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await page.goto(new URL(control.path, origin).href, { waitUntil: 'load' });
  await watch(page, control.effect);
  const loaded = await page.evaluate(
    () =>
      performance.timeOrigin +
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  );
  await new Promise((resolve) => setTimeout(resolve, loaded + moment - Date.now()));
  const place = await page.evaluate((selector) => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    (window as unknown as { place: number }).place = scrollY;
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, control.selector);
  await tap(session, place);
  const took = await page.evaluate(
    (longest) =>
      Promise.race([
        (window as unknown as { effect: Promise<number> }).effect,
        new Promise<number>((resolve) => setTimeout(() => resolve(Number.NaN), longest)),
      ]),
    patience,
  );
  await page.waitForTimeout(500); // for the entry of its paint
  const paint = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  await context.close();
  return { effect: took, paint };
}

async function tap(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Notes in the page when it is touched, when the effect is painted, and how long interactions take. */
async function watch(page: Page, effect: string): Promise<void> {
  // As one text, because the security policy of the pages refuses to make code of text.
  await page.evaluate(`var __name = (named) => named; (${notes})(() => ${effect})`);
}

function notes(shows: () => boolean): void {
  const seen = window as unknown as { effect: Promise<number>; longest: number };
  seen.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  seen.effect = new Promise((resolve) => {
    const touched = ({ timeStamp }: Event) => {
      const look = () => {
        if (!shows()) requestAnimationFrame(look);
        else {
          const painted = new MessageChannel(); // the frame that is being made is painted before this arrives
          painted.port1.onmessage = () => resolve(performance.now() - timeStamp);
          painted.port2.postMessage(0);
        }
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', touched, { capture: true, passive: true, once: true });
  });
}

function median(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(0);
}
