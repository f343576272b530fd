import { islandScripts } from '../support/hydration';
import { type Control, controls } from './support/controls';
import { expect, test } from './support/fixtures';
import { soon, type Tab } from './support/tab';
import { watchWindows } from './support/windows';

/**
 * Specification 33.7: whatever somebody does first, however they do it, before or after the page is hydrated, is done once.
 * Forms are in forms.spec.ts.
 */

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

/**
 * Before hydration each way meets code of its own (lib/boot/replay.ts), whatever the control: two ways each, so that every
 * way meets several. Before any script they meet the same: by mouse, where that is not among the two. After hydration
 * tour.spec.ts uses each control.
 */
const isShort = (moment: string, at: number, wayAt: number): boolean =>
  moment === 'before hydration'
    ? at % 2 === wayAt % 2
    : moment === 'before any script' && wayAt === 0 && at % 2 === 1;

for (const [at, control] of controls.entries())
  for (const [moment, held] of Object.entries(moments))
    for (const [wayAt, [way, use]] of Object.entries(ways).entries()) {
      const tag = isShort(moment, at, wayAt) ? [] : '@long';
      test(`${control.name}, by ${way}, ${moment}: done once`, { tag }, async ({ tab, host }) => {
        const release = held && host.hold(held);
        const press = async () => {
          await use(tab, control.selector);
          release?.();
        };
        await expectDoneOnce(tab, control, press, !release);
      });
    }

for (const [at, control] of controls.entries())
  test(`${control.name}, the mouse's button pressed before hydration and let go after: done once`, {
    tag: at % 2 === 0 ? [] : '@long',
  }, async ({ tab, host }) => {
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

// A list has no bare click or touch of its own in every engine; its keys are the same everywhere.
for (const [moment, held] of Object.entries(moments))
  test(`a filter chosen by keyboard ${moment} keeps its choice`, async ({ tab, host }) => {
    const release = held && host.hold(held);
    await tab.begin('/careers');
    if (!release) await tab.hydrated();
    const chosen = () =>
      tab.evaluate(() =>
        ['location', 'category'].map(
          (name) => document.querySelector<HTMLSelectElement>(`#field-${name}`)?.value,
        ),
      );
    await soon(chosen, ['', '']);
    await soon(async () => (await tab.shown('#field-location')).length, 1);
    await tab.focus('#field-location');
    await tab.driver.type('Kos');
    await soon(chosen, ['kosovo', '']);
    release?.();
    await tab.hydrated();
    await pause(100);
    expect(await chosen()).toEqual(['kosovo', '']);
    expect(await tab.focused()).toBe('field-location');
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
