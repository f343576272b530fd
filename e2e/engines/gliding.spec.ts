import { islandScripts } from '../support/hydration';
import { expect, test } from './support/fixtures';
import { soon, type Tab } from './support/tab';

/** Scroll positions since the click: the time in milliseconds, and the distance scrolled. */
type Places = [moment: number, place: number][];

const notePlaces = (tab: Tab) =>
  tab.evaluate(() => {
    const places: Places = [];
    Object.assign(window, { places });
    const note = () => places.push([performance.now(), scrollY]);
    for (const type of ['click', 'scroll']) addEventListener(type, note, { capture: true });
    return null;
  });

/** The distance of the positions from the browser's own scroll target for the anchor, in pixels. */
const leftToGo = (tab: Tab) =>
  tab.evaluate(() => {
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const { top = Number.NaN } = document.querySelector('#positions')?.getBoundingClientRect() ?? {};
    return Math.abs(top - room);
  });

// Specification 11.1 and 11.2
for (const [moment, isEarly] of [
  ['before hydration', true],
  ['after it', false],
] as const)
  test(`the page smoothly to the open positions ${moment}`, async ({ tab, host }) => {
    const release = isEarly ? host.hold(islandScripts) : () => {};
    await (isEarly ? tab.goto('/careers') : tab.arrive('/careers'));
    // The page script loads them once it handles the link.
    await soon(async () => host.asked.some((asked) => islandScripts.test(asked)), true);
    await tab.point('main a[href="#positions"]');
    await notePlaces(tab);
    await tab.driver.down();
    await tab.driver.up();
    await soon(() => tab.path(), '/careers#positions');
    await soon(async () => (await leftToGo(tab)) <= 1, true);
    const places = await tab.evaluate(() => (window as unknown as { places: Places }).places);
    const [first, last] = [places[0]?.[0] ?? 0, places.at(-1)?.[0] ?? 0];
    expect(last - first).toBeGreaterThan(650); // the last slow steps are less than a pixel each
    // A busy machine is late; careers-scroll.spec.ts, which controls the clock, tests the exact 800 ms.
    expect(last - first).toBeLessThan(4000);
    expect(places.map(([, y]) => y)).toEqual(places.map(([, y]) => y).toSorted((a, b) => a - b));
    expect(await tab.focused()).toBe('positions');
    release();
    await tab.hydrated();
    expect(await leftToGo(tab)).toBeLessThanOrEqual(1);
  });
