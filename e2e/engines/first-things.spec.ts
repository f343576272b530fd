import { islandScripts } from '../support/hydration';
import { type Control, controls } from './support/controls';
import { expect, test } from './support/fixtures';
import { soon, type Tab } from './support/tab';
import { watchWindows } from './support/windows';

/**
 * Specification 33.7: a visitor's first action takes effect once, by any input, before or after hydration. Forms are in
 * forms.spec.ts.
 */

type Use = (tab: Tab, selector: string) => Promise<unknown>;

const inputs: Readonly<Record<string, Use>> = {
  mouse: (tab, selector) => tab.click(selector),
  keyboard: async (tab, selector) => {
    await tab.focus(selector);
    await tab.press('Enter');
  },
  // As screen readers and speech control do it: without pointer, focus or key.
  'bare click': (tab, selector) =>
    tab.evaluate((query) => {
      document.querySelector<HTMLElement>(query)?.click();
      return null;
    }, selector),
  finger: (tab, selector) => {
    test.skip(!tab.driver.tap, 'this engine does not support touch');
    return tab.tap(selector);
  },
};

/**
 * When the control is used, and which responses the server holds back until then. After hydration tour.spec.ts uses each
 * control.
 */
const moments: Readonly<Record<string, RegExp>> = {
  'before any script': /\/scripts\//,
  'before hydration': islandScripts,
};

/**
 * Before hydration each kind of input has its own code path (lib/boot/replay.ts), whatever the control: two for each control,
 * so that each is covered several times. Before any script they all behave the same: by mouse, if that is not among the two.
 */
const isShort = (moment: string, at: number, index: number): boolean =>
  moment === 'before hydration' ? at % 2 === index % 2 : index === 0 && at % 2 === 1;

for (const [at, control] of controls.entries())
  for (const [moment, held] of Object.entries(moments))
    for (const [index, [input, use]] of Object.entries(inputs).entries())
      test(`${control.name}, by ${input}, ${moment}: takes effect once`, {
        tag: isShort(moment, at, index) ? [] : '@long',
      }, async ({ tab, host }) => {
        const release = host.hold(held);
        await expectDoneOnce(tab, control, async () => {
          await use(tab, control.selector);
          release();
        });
      });

for (const [at, control] of controls.entries())
  test(`${control.name}, pressed before hydration and released after: takes effect once`, {
    tag: at % 2 === 0 ? [] : '@long',
  }, async ({ tab, host }) => {
    const release = host.hold(islandScripts);
    await expectDoneOnce(tab, control, async () => {
      await tab.point(control.selector);
      await tab.driver.down();
      release();
      await tab.hydrated();
      await pause(300); // hydration on hover comes after the rest
      await tab.driver.up();
    });
  });

// Engines differ in how clicks and touches reach a list; its keys are the same everywhere.
for (const [moment, held] of Object.entries(moments))
  test(`a filter chosen by keyboard ${moment} keeps its choice`, async ({ tab, host }) => {
    const release = host.hold(held);
    await tab.begin('/careers');
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
    release();
    await tab.hydrated();
    await pause(100);
    expect(await chosen()).toEqual(['kosovo', '']);
    expect(await tab.focused()).toBe('field-location');
  });

/** Opens a control's page, uses it, and expects one effect and no second one. */
async function expectDoneOnce(tab: Tab, control: Control, use: () => Promise<void>): Promise<void> {
  const { path, selector, look, used, entries = 0 } = control;
  await tab.begin(path);
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
