import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@/lib/chromium';
import { median } from '../median';
import { type Control, controls } from './controls';
import { whileServedWithMinimal } from './minimalPage';

/* How long the first tap of a visit takes to show its effect on a slow phone: `npm run bench:first-use [PATH
   …]`, where `minimal` is a minimal Next.js page, built on the spot; without paths every kind of control. The
   browser's event timing gives the interaction to next paint, computed like web-vitals: the longest of a
   visit's few interactions. RUNS is the number of visits per median; 5 by default. */
const visits = Number(process.env.RUNS ?? 5);
/** When the visitor taps, in milliseconds after the page has loaded. */
const moments = [500, 2_000, 5_000];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** CPU slowdown factor. */
const slowdown = 4;
/** Round trip in milliseconds, throughput in bytes per second: a slow 4G network, as in Lighthouse. */
const network = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
/** How long to wait for an effect, in milliseconds. */
const patience = 15_000;

interface Tap {
  /** From the touch to the first paint with the effect, in milliseconds; infinite if it never shows. */
  readonly effect: number;
  /** The interaction to next paint, in milliseconds; 0 below 16, which browsers do not report. */
  readonly paint: number;
}

/** Measurements in the page's `window`. */
interface Notes {
  shows: () => boolean;
  /** When the effect was painted, in milliseconds after the touch. */
  effect: Promise<number>;
  /** The longest interaction, in milliseconds. */
  longest: number;
  /** The scroll position at the tap, for effects that scroll. */
  scrolledTo: number;
}

const asked = process.argv.slice(2);
const isAsked = ({ path }: Control) => asked.some((name) => path === name || path.startsWith(`${name}#`));
const wanted = asked.length > 0 ? controls.filter(isAsked) : controls;
if (wanted.length === 0)
  throw new Error(`No control of ${asked.join(', ')} is known; see scripts/audits/controls.ts`);
const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

const browser = await chromium.launch({
  args: [...chromiumArgs],
  ...(chromiumPath && { executablePath: chromiumPath }),
});
const paths = wanted.map(({ path }) => path);
await whileServedWithMinimal(paths, async (urlOf) => {
  const what = 'Effect of the first tap / interaction to next paint, ms';
  console.log(`${what}: medians of ${visits} visits, CPU slowed ${slowdown} times.\n`);
  row(['first tap', ...moments.map((moment) => `${moment / 1000} s after load`)]);
  row(['---', ...moments.map(() => '---:')]);
  for (const control of wanted) {
    const cells: string[] = [];
    for (const moment of moments) cells.push(await cell(urlOf(control.path), control, moment));
    row([`\`${control.path}\`, ${control.name}`, ...cells]);
  }
}).finally(() => browser.close());

/** The medians of several visits. */
async function cell(url: string, control: Control, moment: number): Promise<string> {
  const taps: Tap[] = [];
  for (let visit = 0; visit < visits; visit += 1) taps.push(await newVisit(url, control, moment));
  const effect = median(taps.map((tap) => tap.effect));
  const paint = median(taps.map((tap) => tap.paint));
  return `${Number.isFinite(effect) ? effect.toFixed(0) : 'never'} / ${paint.toFixed(0)}`;
}

/** A first visit on a phone. */
async function newVisit(url: string, control: Control, moment: number): Promise<Tap> {
  const context = await browser.newContext({ ...phone, locale: 'en' });
  try {
    return await firstTap(context, url, control, moment);
  } finally {
    await context.close();
  }
}

/** Opens a page, waits, and taps. */
async function firstTap(context: BrowserContext, url: string, control: Control, moment: number) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await page.goto(url, { waitUntil: 'load' });
  // As text, because the pages' security policy forbids eval inside them; tsx adds `__name`.
  await page.evaluate(`var __name = (named) => named; (${takeNotes})(() => ${control.effect})`);
  const loaded = await page.evaluate(
    () =>
      performance.timeOrigin +
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  );
  await new Promise((resolve) => setTimeout(resolve, loaded + moment - Date.now()));
  await tap(session, await pointOf(page, control.selector));
  const effect = await page.evaluate(
    (longest) =>
      Promise.race([
        (window as unknown as Notes).effect,
        new Promise<number>((resolve) => setTimeout(() => resolve(Number.POSITIVE_INFINITY), longest)),
      ]),
    patience,
  );
  await page.waitForTimeout(500); // until the browser has reported the interaction
  return { effect, paint: await page.evaluate(() => (window as unknown as Notes).longest) };
}

/**
 * Scrolls to the tap's target at once.
 *
 * @returns its centre, in viewport pixels
 * @throws when it is missing, or its effect already shows
 */
function pointOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  return page.evaluate((query) => {
    const notes = window as unknown as Notes;
    const element = document.querySelector(query);
    if (!element?.checkVisibility()) throw new Error(`${location.pathname}: nothing to tap: ${query}`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    notes.scrolledTo = scrollY;
    if (notes.shows()) throw new Error(`${location.pathname}: the effect shows without a tap: ${query}`);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
}

async function tap(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page: records the touch, the paint of the effect, and the duration of interactions. */
function takeNotes(shows: () => boolean): void {
  const notes = window as unknown as Notes;
  notes.shows = shows;
  notes.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) notes.longest = Math.max(notes.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  notes.effect = new Promise((resolve) => {
    const touched = ({ timeStamp }: Event) => {
      const look = () => {
        if (!shows()) return requestAnimationFrame(look);
        // The current frame is painted before this message arrives.
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now() - timeStamp);
        return painted.port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', touched, { capture: true, passive: true, once: true });
  });
}
