import type { Page } from '@playwright/test';
import { builtPage, regionOf, textOf, textsOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { test } from './support/tour';

/** Specification 7.4, 7.5, 16.1, 16.2, 16.3, 16.4 and 16.5. */

async function open(page: Page, path: '/about' | '/de/about'): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
}

const leadership = (page: Page) => page.getByRole('group', { name: 'The four executives' });
const quotes = (page: Page) => page.getByRole('group', { name: 'What our clients say' });
const executiveShown = (page: Page) =>
  leadership(page).getByRole('heading', { level: 3 }).filter({ visible: true });
const quoteShown = (page: Page) => quotes(page).locator('figcaption b').filter({ visible: true });

test('hero', () => {
  const page = builtPage('/about');
  expect(textsOf(page.head, 'title')).toEqual(['About us']);
  expect(textsOf(page, 'h1')).toEqual(['No one between you and the code']);
  expect(textOf(page.querySelector('main'))).toContain('Firnwerk is a software and cyber security company');
});

test('founders’ story and vision', () => {
  const page = builtPage('/about');
  const story = regionOf(page, /a message that took eleven weeks/);
  expect(textsOf(story, 'li')).toHaveLength(4);
  expect(textOf(story)).toContain('Anja Zollinger');
  expect(textOf(story)).toContain('Ilir Berisha');
  expect(textOf(regionOf(page, /^By 2034/))).toContain('11 of 14');
});

test('four values', () => {
  expect(textsOf(regionOf(builtPage('/about'), 'Four rules you can hold us to.'), 'li h3')).toHaveLength(4);
});

test('a leadership carousel of four executives (CEO, COO, CFO, CMO)', () => {
  const executives = builtPage('/about').querySelectorAll('[aria-label="The four executives"] article');
  expect([...executives].map((executive) => textsOf(executive, 'p')[0])).toEqual([
    'CEO',
    'COO',
    'CFO',
    'CMO',
  ]);
  for (const executive of executives) {
    expect(executive.querySelectorAll('img')).toHaveLength(1);
    expect(textsOf(executive, 'h3')).toEqual([expect.stringMatching(/.+/)]);
    expect(textsOf(executive, 'p')).toHaveLength(3);
  }
});

test('with wrap-around arrows', async ({ page }) => {
  await open(page, '/about');
  const names = ['Anja Zollinger', 'Ilir Berisha', 'Noemi Frey', 'Blerim Krasniqi'];
  const next = leadership(page).getByRole('button', { name: 'Next' });
  const previous = leadership(page).getByRole('button', { name: 'Previous' });
  for (const [index, name] of names.entries()) {
    await expect(executiveShown(page)).toHaveText([name]);
    await expect(leadership(page).getByRole('status')).toContainText(`${index + 1} of 4: ${name}`);
    await next.click();
  }
  await expect(executiveShown(page)).toHaveText(['Anja Zollinger']);
  await previous.click();
  await expect(executiveShown(page)).toHaveText(['Blerim Krasniqi']);
  await previous.click();
  await expect(executiveShown(page)).toHaveText(['Noemi Frey']);
});

test('one advisory board member', () => {
  const board = regionOf(builtPage('/about'), 'One person whose task is to doubt.');
  expect(board.querySelectorAll('article')).toHaveLength(1);
  expect(textsOf(board, 'h3')).toEqual(['Hansruedi Ammann']);
});

test('a client quotes carousel of four quotes with wrap-around arrows', async ({ page }) => {
  await open(page, '/about');
  await expect(quotes(page).locator('figure')).toHaveCount(4);
  const first = await quoteShown(page).textContent();
  const next = quotes(page).getByRole('button', { name: 'Next' });
  for (let step = 2; step <= 4; step++) {
    await next.click();
    await expect(quotes(page).getByRole('status')).toContainText(`${step} of 4`);
  }
  await next.click();
  await expect(quoteShown(page)).toHaveText([first ?? '']);
  await quotes(page).getByRole('button', { name: 'Previous' }).click();
  await expect(quotes(page).getByRole('status')).toContainText('4 of 4');
});

test('each carousel is independent', async ({ page }) => {
  await open(page, '/about');
  await leadership(page).getByRole('button', { name: 'Next' }).click();
  await expect(leadership(page).getByRole('status')).toContainText('2 of 4');
  await expect(quotes(page).getByRole('status')).toContainText('1 of 4');
  await quotes(page).getByRole('button', { name: 'Previous' }).click();
  await expect(leadership(page).getByRole('status')).toContainText('2 of 4');
  await expect(quotes(page).getByRole('status')).toContainText('4 of 4');
});

test('a call-to-action button to /contact-us', async ({ page }) => {
  await open(page, '/about');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Collaborate with us/ })
    .click();
  await expect(page).toHaveURL('/contact-us');
});

test('in German, every part is there too', async ({ page }) => {
  await open(page, '/de/about');
  await expect(page).toHaveTitle('Über uns');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niemand zwischen Ihnen und dem Code');
  await expect(page.getByRole('region', { name: /elf Wochen/ }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: /^Vier Regeln/ }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('main').locator('figure blockquote')).toHaveCount(4);
  const executives = page.getByRole('group', { name: 'Die vierköpfige Geschäftsleitung' });
  await executives.getByRole('button', { name: 'Zurück' }).click();
  await expect(executives.getByRole('status')).toContainText('4 von 4: Blerim Krasniqi');
  await executives.getByRole('button', { name: 'Weiter' }).click();
  await expect(executives.getByRole('status')).toContainText('1 von 4: Anja Zollinger');
});

test('in print, everyone is on paper', async ({ page }) => {
  await open(page, '/about');
  await page.emulateMedia({ media: 'print' });
  await expect(executiveShown(page)).toHaveCount(4);
  await expect(quoteShown(page)).toHaveCount(4);
});
