import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@/lib/chromium';
import { median } from '../median';
import { whileServed } from './servedSite';
import { throttleNetwork } from './throttleNetwork';
import { toolFile } from './tools';

/**
 * How long a link takes from the click to the first paint of the next page, prerendered and not: `npm run
 * bench:navigation`. Playwright disables prerendering, so this uses the browser driver that comes with
 * Lighthouse.
 */
const roundTrip = 150;
const times = 5;
const links = ['/services', '/our-work', '/about', '/careers'];

/** In the page: the time of its first paint, and how the visit began. */
const firstPaint = `performance.getEntriesByName('first-contentful-paint')[0]`;
const navigation = `performance.getEntriesByType('navigation')[0]`;

/** The used part of the driver's API. */
interface Page {
  goto(url: string, options: { waitUntil: 'networkidle0' }): Promise<unknown>;
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
}
interface Target {
  type(): string;
  url(): string;
  createCDPSession(): Promise<{
    send(method: string, options?: object): Promise<{ result: { value?: unknown } }>;
  }>;
}
interface Driver {
  launch(options: {
    executablePath: string;
    args: readonly string[];
    defaultViewport: { width: number; height: number };
  }): Promise<{
    newPage(): Promise<Page>;
    targets(): Target[];
    close(): Promise<void>;
  }>;
}

const executablePath = chromiumPath ?? chromium.executablePath();
const driverFile = toolFile('puppeteer-core/lib/esm/puppeteer/puppeteer-core.js');
// The driver's own types are installed only with it, so these are declared here.
const driver = ((await import(pathToFileURL(driverFile).href)) as { default: Driver }).default;

await whileServed(async (near) => {
  const { origin, close } = await throttleNetwork(near, roundTrip);
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  console.log(`Round trip ${roundTrip} ms, medians of ${times}, ms from the click to the first paint.`);
  console.log('| link | followed at once | pointed at for half a second before |');
  console.log('| --- | ---: | ---: |');
  for (const link of links) {
    const follow = async (pause: number) => {
      // A separate browser each time, with an empty cache.
      const browser = await driver.launch({
        executablePath,
        args: [...sandbox, ...chromiumArgs],
        // Wide enough for the links of the top bar.
        defaultViewport: { width: 1440, height: 900 },
      });
      const page = await browser.newPage();
      await page.goto(origin, { waitUntil: 'networkidle0' });
      const selector = `header a[href="${link}"]`;
      if (pause > 0) await page.hover(selector);
      await new Promise((resolve) => setTimeout(resolve, pause));
      await page.click(selector);
      const [took = 0, prepared = 0] = await arrival(() => browser.targets(), origin + link);
      await browser.close();
      return { took, prepared: prepared > 0 };
    };
    const cold = [];
    const warm = [];
    for (let time = 0; time < times; time += 1) {
      cold.push(await follow(0));
      warm.push(await follow(500));
    }
    const prepared = warm.filter((visit) => visit.prepared).length;
    console.log(`| \`${link}\` | ${rounded(cold)} | ${rounded(warm)} (prepared ${prepared} of ${times}) |`);
  }
  close();
});

/**
 * @returns the milliseconds from the click to the first paint of the next page, and to its activation if it
 *   was prerendered
 */
async function arrival(targets: () => Target[], url: string): Promise<number[]> {
  const look = `${firstPaint} &&
    [Math.max(0, ${firstPaint}.startTime - (${navigation}.activationStart ?? 0)), ${navigation}.activationStart ?? 0]`;
  for (let tries = 0; tries < 100; tries += 1) {
    // A prerendered page replaces the opened one, whose session no longer answers.
    const target = targets().find((open) => open.type() === 'page' && open.url() === url);
    const session = await target?.createCDPSession();
    const seen = await session?.send('Runtime.evaluate', { expression: look, returnByValue: true });
    if (Array.isArray(seen?.result.value)) return seen.result.value.map(Number);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not open within five seconds.`);
}

function rounded(visits: readonly { took: number }[]): string {
  return median(visits.map(({ took }) => took)).toFixed(0);
}
