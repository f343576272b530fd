import { islandScripts } from '../support/hydration';
import { pathOf } from '../support/programmes';
import { textsIn } from '../support/texts';
import { expect, test } from './support/fixtures';
import { soon, type Tab } from './support/tab';
import { opened, watchWindows } from './support/windows';

/**
 * Specification 33.7: whatever somebody does first, however they do it, before or after the page is hydrated, is done once.
 * Forms are in forms.spec.ts.
 */

const text = textsIn('en');
const programme = pathOf('full-stack-software-engineer');

interface Control {
  readonly name: string;
  readonly path: string;
  readonly selector: string;
  /** What shows when the control has been used once: neither not at all nor twice. */
  readonly look: (tab: Tab) => Promise<unknown>;
  readonly used: unknown;
  /** How many entries the history gains by it. */
  readonly entries?: number;
}

const openWeeks = (tab: Tab) => tab.evaluate(() => document.querySelectorAll('details[open]').length);
const controls: readonly Control[] = [
  {
    name: 'the next quotation',
    path: '/',
    selector: `main button[aria-label="${text('common:carousel.next')}"]`,
    look: async (tab) => (await tab.shown('main [role=status]'))[0]?.split(':')[0],
    used: text('common:carousel.position', { current: 2, total: 4 }),
  },
  {
    name: 'a tab',
    path: programme,
    selector: '#curriculum-tab',
    look: (tab) => tab.shown('[role=tabpanel]'),
    used: ['curriculum'],
  },
  {
    name: 'all weeks',
    path: `${programme}#curriculum`,
    selector: '#curriculum button',
    look: openWeeks,
    used: 16,
  },
  {
    name: 'one week',
    path: `${programme}#curriculum`,
    selector: '#week-3 summary',
    look: (tab) => tab.shown('#curriculum details[open]'),
    used: ['week-3'],
  },
  {
    name: 'another policy',
    path: '/policies',
    selector: 'main nav a[href="#quality-policy"]',
    look: async (tab) => [await tab.shown('main h2'), await tab.path()],
    used: [['quality-policy'], '/policies#quality-policy'],
    entries: 1,
  },
  {
    name: 'open positions',
    path: '/careers',
    selector: 'main a[href="#positions"]',
    look: async (tab) => [
      await tab.evaluate(
        () => (document.querySelector('#positions')?.getBoundingClientRect().top ?? 9999) < innerHeight,
      ),
      await tab.path(),
    ],
    used: [true, '/careers#positions'],
    entries: 1,
  },
  {
    name: 'sharing',
    path: '/blogs/protecting-from-phishing-attacks',
    selector: `main [role=group] > [aria-label="${text('blog:share.facebook')}"]`,
    look: async (tab) => (await opened(tab)).length,
    used: 1,
  },
];

type Way = (tab: Tab, selector: string) => Promise<unknown>;

const ways: Readonly<Record<string, Way>> = {
  mouse: (tab, selector) => tab.click(selector),
  keyboard: async (tab, selector) => {
    await tab.focus(selector);
    await tab.press('Enter');
  },
  // As a screen reader or a program for speech does it: without pointer, focus or key.
  'bare click': (tab, selector) =>
    tab.evaluate((query) => {
      document.querySelector<HTMLElement>(query)?.click();
      return null;
    }, selector),
  finger: (tab, selector) => {
    test.skip(!tab.driver.tap, 'this engine cannot be told to touch');
    return tab.tap(selector);
  },
};

/** When the control is used, and what the server keeps back until then. */
const moments: Readonly<Record<string, RegExp | undefined>> = {
  'before any script': /\/scripts\//,
  'before hydration': islandScripts,
  'after it': undefined,
};

for (const control of controls)
  for (const [moment, held] of Object.entries(moments))
    for (const [way, use] of Object.entries(ways)) {
      // Before hydration each way meets code of its own (lib/boot/replay.ts); else they meet the same.
      const tag = moment === 'before hydration' || way === 'mouse' ? [] : '@long';
      test(`${control.name}, by ${way}, ${moment}: done once`, { tag }, async ({ tab, host }) => {
        const release = held && host.hold(held);
        const useIt = async () => {
          await use(tab, control.selector);
          release?.();
        };
        await expectDoneOnce(tab, control, useIt, !release);
      });
    }

for (const control of controls)
  test(`${control.name}, the mouse's button pressed before hydration and let go after: done once`, async ({
    tab,
    host,
  }) => {
    const release = host.hold(islandScripts);
    await expectDoneOnce(tab, control, async () => {
      await tab.point(control.selector);
      await tab.driver.down();
      release();
      await tab.hydrated();
      await pause(300); // what a pointer has it hydrate comes after the rest
      await tab.driver.up();
    });
  });

/**
 * Opens a control's page, uses it, and expects that it counts, and that nothing counts a second time.
 *
 * @param waits whether it is used only once the page is hydrated
 */
async function expectDoneOnce(
  tab: Tab,
  control: Control,
  use: () => Promise<void>,
  waits = false,
): Promise<void> {
  const { path, selector, look, used, entries = 0 } = control;
  await tab.begin(path);
  if (waits) await tab.hydrated();
  await watchWindows(tab);
  await soon(async () => (await tab.shown(selector)).length > 0, true);
  const before = await tab.evaluate(() => history.length);
  await use();
  await tab.hydrated();
  await soon(() => look(tab), used);
  await pause(100);
  expect(await look(tab)).toEqual(used);
  expect((await tab.evaluate(() => history.length)) - before, 'entries in the history').toBe(entries);
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
