import { islandScripts } from '../support/hydration';
import { pathOf } from '../support/programmes';
import { textsIn } from '../support/texts';
import { expect, test } from './support/fixtures';
import { pageCount } from './support/pdf';
import { soon, type Tab } from './support/tab';
import { opened, watchWindows } from './support/windows';

/** Every interactive part, used once in every engine; each state of it is tested elsewhere. */

const text = textsIn('en');
const programme = pathOf('full-stack-software-engineer');
const open = (tab: Tab, selector: string) => tab.shown(`${selector} details[open]`);

// Specification 7.4
test('quotations step, and wrap around at both ends', async ({ tab }) => {
  await tab.arrive('/de/our-work');
  const german = textsIn('de');
  const arrow = (name: 'next' | 'previous') =>
    `main button[aria-label="${german(`common:carousel.${name}`)}"]`;
  const position = async () => (await tab.shown('main [role=status]'))[0]?.split(':')[0];
  const at = (current: number) => german('common:carousel.position', { current, total: 4 });
  for (const current of [2, 3, 4, 1]) {
    await tab.click(arrow('next'));
    await soon(position, at(current));
    await soon(async () => (await tab.shown('main [role=group] figure')).length, 1); // the previous one fades
  }
  await tab.focus(arrow('previous'));
  await tab.press('Enter');
  await soon(position, at(4));
});

// Specification 13.11 and 13.12
test('tabs: by mouse and keys, the URL follows; keys before hydration count', async ({ tab, host }) => {
  const shown = () => tab.shown('[role=tabpanel]');
  const release = host.hold(islandScripts);
  await tab.goto(programme);
  await tab.focus('#description-tab');
  await tab.press('ArrowRight');
  release();
  await soon(shown, ['curriculum']);
  await soon(() => tab.focused(), 'curriculum-tab');
  await tab.hydrated();
  expect(await shown()).toEqual(['curriculum']);
  await tab.click('#description-tab');
  await soon(shown, ['description']);
  expect(await tab.path()).toBe(`${programme}#description`);
  await tab.press('End');
  await soon(shown, ['curriculum']);
  await tab.press('Home');
  await soon(() => tab.focused(), 'description-tab');
  await tab.goto(`${programme}#week-5`);
  await soon(shown, ['curriculum']);
  await soon(() => open(tab, '#curriculum'), ['week-5']);
});

// Specification 13.15, 13.17 and 18.4
test('weeks open one by one and together; so do skills', async ({ tab }) => {
  await tab.arrive(`${programme}#curriculum`);
  await tab.click('#week-2 summary');
  await tab.focus('#week-4 summary');
  await tab.press('Enter');
  await soon(() => open(tab, '#curriculum'), ['week-2', 'week-4']);
  await tab.click('#curriculum button');
  await soon(async () => (await open(tab, '#curriculum')).length, 16);
  await tab.click('#curriculum button');
  await soon(() => open(tab, '#curriculum'), []);
  await tab.arrive('/c-levels');
  await tab.click('main details summary');
  await soon(async () => (await tab.shown('main details[open] > summary')).length, 1);
});

// Specification 21.3, 21.4 and 21.5
test('policies: links, hashes, Back and Forward', async ({ tab }) => {
  const shows = async (hash: string, id = hash) => {
    await soon(() => tab.shown('main h2'), [id]);
    expect(await tab.path()).toBe(`/policies${hash && `#${hash}`}`);
  };
  await tab.arrive('/policies');
  await shows('', 'privacy-policy');
  for (const id of ['quality-policy', 'isms-policy']) {
    await tab.click(`main nav a[href="#${id}"]`);
    await shows(id);
    await soon(() => tab.focused(), id);
  }
  await tab.go(-1);
  await shows('quality-policy');
  await tab.go(-1);
  await shows('', 'privacy-policy');
  await tab.go(1);
  await shows('quality-policy');
  await tab.arrive('/policies#isms-policy');
  await shows('isms-policy');
});

// Specification 22.8
test('sharing opens windows of 550×400 and 750×600', async ({ tab }) => {
  await tab.arrive('/blogs/protecting-from-phishing-attacks');
  await watchWindows(tab);
  const control = (network: 'facebook' | 'linkedin') =>
    `main [role=group] > [aria-label="${text(`blog:share.${network}`)}"]`;
  await tab.point(control('facebook'));
  await soon(() => tab.evaluate(() => document.querySelectorAll('main [role=group] > button').length), 2);
  await tab.click(control('facebook'));
  await tab.click(control('linkedin'));
  await soon(async () => (await opened(tab)).length, 2);
  const [small, large] = await opened(tab);
  expect(small).toMatch(/^https:\/\/www\.facebook\.com\/.*height=400, width=550/);
  expect(large).toMatch(/^https:\/\/linkedin\.com\/.*height=600, width=750/);
});

// Specification 34.1
for (const [path, least] of [
  ['/policies', 170], // 198 words a sheet; where no clause breaks across sheets, 158
  ['/c-levels', 90], // 100, as it has pictures; with two blank sheets, 87
] as const)
  test(`${path} prints completely, on few sheets`, async ({ tab }) => {
    test.skip(!tab.driver.print, 'this engine does not support printing');
    await tab.arrive(path);
    const pdf = Buffer.from((await tab.driver.print?.()) ?? '');
    await test.info().attach('sheets.pdf', { body: pdf, contentType: 'application/pdf' });
    const sheets = pageCount(pdf);
    const words = await tab.evaluate(
      () => document.querySelector('main')?.textContent?.split(/\s+/).length ?? 0,
    );
    expect(sheets).toBeGreaterThan(3);
    expect(words / sheets).toBeGreaterThan(least);
  });
