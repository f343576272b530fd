import { type RunningEditor, startEditor } from '../support/runningEditor';
import { expect, test } from './support/fixtures';
import { soon, Tab } from './support/tab';

// An editor's first change in every engine: Sveltia CMS has the folder of the editor's server in each (specification 39.1,
// 39.5, 39.6). The whole evening is tried in e2e/editor.spec.ts.

let editor: RunningEditor;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  editor = await startEditor();
});
test.afterAll(() => editor?.remove());

/** What the content check, a process of its own, may take. */
const patience = 60_000;

test('the title of the home page is changed, saved and checked', async ({ engine }) => {
  test.setTimeout(180_000);
  const { origin } = new URL(editor.address);
  const driver = await engine.open({ origin });
  const tab = new Tab(driver, origin);
  await driver.resize(1280, 800);
  await driver.goto(`${editor.address}#/collections/texts/entries/home`);

  const hero = '[data-locale=en][data-mode=edit] [data-key-path="hero"]';
  const title = '[data-locale=en][data-mode=edit] [data-key-path="hero.title.0"] :is(input, textarea)';
  const isThere = (selector: string) =>
    tab.evaluate((query) => document.querySelector(query) !== null, selector);
  await soon(() => isThere(hero), true, patience);
  await tab.click(`${hero} button[aria-label=Expand]`);
  await tab.click(title);
  await tab.press('Control+a');
  await driver.type('Software for every');
  const save = '#nc-root button[aria-keyshortcuts$="+S"]';
  await soon(
    () => tab.evaluate((query) => document.querySelector<HTMLButtonElement>(query)?.disabled, save),
    false,
  );
  await tab.click(save);

  await soon(async () => editor.changed('public/locales/en/home.json').length, 2, patience);
  expect(editor.changed('public/locales/en/home.json')).toEqual([
    expect.stringContaining('"title": ["Software for", '),
    expect.stringContaining('"title": ["Software for every", '),
  ]);
  expect(editor.changedFiles()).toEqual(['public/locales/en/home.json']);
  const bar = () =>
    tab.evaluate(() => {
      const { dataset, ariaBusy } = document.querySelector<HTMLElement>('#check') ?? document.body;
      return [dataset.found ?? null, ariaBusy];
    });
  await soon(bar, ['0', null], patience);
  const asked = (await driver.said()).filter((finding) => finding.startsWith('request to another origin'));
  expect(asked.filter((finding) => !finding.includes(editor.site))).toEqual([]);
  await driver.close();
});
