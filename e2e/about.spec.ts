import type { Page } from '@playwright/test';
import { expect } from './support/fixtures';
import { test } from './support/tour';

/** Specification, section 2 («About us»). */

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }));

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

const leadership = (page: Page) => page.getByRole('group', { name: 'The four executives' });
const quotes = (page: Page) => page.getByRole('group', { name: 'What our clients say' });
const executiveShown = (page: Page) =>
  leadership(page).getByRole('heading', { level: 3 }).filter({ visible: true });
const quoteShown = (page: Page) => quotes(page).locator('figcaption b').filter({ visible: true });

test('hero', async ({ page }) => {
  await expect(page).toHaveTitle('About us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No one between you and the code');
  await expect(page.getByText('Firnwerk is a software and cyber security company')).toBeVisible();
});

test('founders’ story and vision', async ({ page }) => {
  const story = page.getByRole('region', { name: /a message that took eleven weeks/ });
  await expect(story.getByRole('listitem')).toHaveCount(4);
  await expect(story).toContainText('Anja Zollinger');
  await expect(story).toContainText('Ilir Berisha');
  await expect(page.getByRole('region', { name: /^By 2034/ })).toContainText('11 of 14');
});

test('four values', async ({ page }) => {
  const values = page.getByRole('region', { name: 'Four rules you can hold us to.' });
  await expect(values.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(4);
});

test('a leadership carousel of four executives (CEO, COO, CFO, CMO)', async ({ page }) => {
  const executives = leadership(page).locator('article');
  await expect(executives).toHaveCount(4);
  for (const [index, office] of ['CEO', 'COO', 'CFO', 'CMO'].entries()) {
    const executive = executives.nth(index);
    await expect(executive.locator('img')).toHaveCount(1);
    await expect(executive.locator('h3')).not.toBeEmpty();
    await expect(executive.locator('p')).toHaveCount(3);
    await expect(executive.locator('p').first()).toHaveText(office);
  }
});

test('with wrap-around arrows', async ({ page }) => {
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

test('one advisory board member', async ({ page }) => {
  const board = page.getByRole('region', { name: 'One person whose task is to doubt.' });
  await expect(board.getByRole('article')).toHaveCount(1);
  await expect(board.getByRole('heading', { level: 3 })).toHaveText('Hansruedi Ammann');
});

test('a client quotes carousel of four quotes with wrap-around arrows', async ({ page }) => {
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
  await leadership(page).getByRole('button', { name: 'Next' }).click();
  await expect(leadership(page).getByRole('status')).toContainText('2 of 4');
  await expect(quotes(page).getByRole('status')).toContainText('1 of 4');
  await quotes(page).getByRole('button', { name: 'Previous' }).click();
  await expect(leadership(page).getByRole('status')).toContainText('2 of 4');
  await expect(quotes(page).getByRole('status')).toContainText('4 of 4');
});

test('a call-to-action button to /contact-us', async ({ page }) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Collaborate with us/ })
    .click();
  await expect(page).toHaveURL('/contact-us');
});

test('in German, every part is there too', async ({ page }) => {
  await page.goto('/de/about');
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
  await page.emulateMedia({ media: 'print' });
  await expect(executiveShown(page)).toHaveCount(4);
  await expect(quoteShown(page)).toHaveCount(4);
});
