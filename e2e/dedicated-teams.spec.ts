import type { Page } from '@playwright/test';
import { expect } from './support/fixtures';
import { test } from './support/tour';

/**
 * Specification 18.1, 18.2, 18.3, 18.4, 18.5, 18.6 and 18.7. The short form has tests of its own, in
 * `forms/`.
 */

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }));

test.beforeEach(async ({ page }) => {
  await page.goto('/c-levels');
});

const groups = ['Frontend', 'Backend', 'Mobile', 'Test automation', 'Cyber security'];
const skills = (page: Page) => page.getByRole('region', { name: 'Pick the seats you need.' });
const openGroups = (page: Page) => skills(page).locator('details[open] summary');

test('hero with a build-team button to /contact-us', async ({ page }) => {
  await expect(page).toHaveTitle('Dedicated teams');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A team that stays');
  const button = page.getByRole('link', { name: 'Build your team' });
  await expect(button).toBeInViewport();
  await button.click();
  await expect(page).toHaveURL('/contact-us');
});

test('nine client logos and four benefits', async ({ page }) => {
  await expect(page.getByRole('region', { name: /^Nine companies/ }).getByRole('img')).toHaveCount(9);
  const benefits = page.getByRole('region', { name: 'Four figures you can plan with.' });
  await expect(benefits.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
    /^6\s+weeks/,
    /^0\s+hours/,
    /^1\s+month/,
    /^5\s+years/,
  ]);
});

test('a six-step how-to-build-a-team list', async ({ page }) => {
  const steps = page.getByRole('region', { name: 'Six steps in six weeks.' }).getByRole('listitem');
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Talk',
    'Describe the seats',
    'Meet two for each',
    'Choose',
    'Open the doors',
    'Release',
  ]);
  await expect(steps.first()).toContainText('Week 0');
  await expect(steps.last()).toContainText('Week 6');
});

test('expandable skill groups: each starts collapsed', async ({ page }) => {
  await expect(skills(page).locator('summary')).toHaveText(groups);
  await expect(openGroups(page)).toHaveCount(0);
  await expect(skills(page).getByRole('listitem').filter({ visible: true })).toHaveCount(0);
});

test('and toggles independently on click', async ({ page }) => {
  const click = (name: string) => skills(page).locator('summary', { hasText: name }).click();
  await click('Backend');
  await expect(openGroups(page)).toHaveText(['Backend']);
  await expect(skills(page).getByText('PostgreSQL and SQL Server')).toBeVisible();
  await click('Cyber security');
  await expect(openGroups(page)).toHaveText(['Backend', 'Cyber security']);
  await click('Backend');
  await expect(openGroups(page)).toHaveText(['Cyber security']);
  await expect(skills(page).getByText('PostgreSQL and SQL Server')).toBeHidden();
  for (const name of groups.slice(0, 4)) await click(name);
  await expect(openGroups(page)).toHaveText(groups);
});

test('skill groups open and close with the keyboard, too', async ({ page }) => {
  await skills(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(openGroups(page)).toHaveText(['Frontend']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(openGroups(page)).toHaveText(['Frontend', 'Backend']);
  await page.keyboard.press('Space');
  await expect(openGroups(page)).toHaveText(['Frontend']);
});

test('certifications ISO 27001, ISO 13485, ISO 9001', async ({ page }) => {
  const badges = page.getByRole('region', { name: 'Your team is audited, too.' }).getByRole('img');
  const names = await badges.evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(names.map((name) => name?.split(':')[0])).toEqual(['ISO 27001', 'ISO 13485', 'ISO 9001']);
});

test('a tools list and the quotes carousel, which wraps around', async ({ page }) => {
  const tools = page.getByRole('region', { name: 'What lies on our benches.' });
  await expect(tools.getByRole('term')).toHaveCount(6);
  await expect(tools.getByRole('definition').filter({ hasText: 'Cypress' })).toBeVisible();
  const quotes = page.getByRole('group', { name: 'What our clients say' });
  await expect(quotes.locator('figure')).toHaveCount(4);
  await quotes.getByRole('button', { name: 'Previous' }).click();
  await expect(quotes.getByRole('status')).toContainText('4 of 4');
  await quotes.getByRole('button', { name: 'Next' }).click();
  await expect(quotes.getByRole('status')).toContainText('1 of 4');
});

test('success stories linking to /our-work/wedere and /our-work/captire', async ({ page }) => {
  const stories = page.getByRole('region', { name: 'Two teams that know their trade by now.' });
  await expect(stories.getByRole('heading', { level: 3 })).toHaveText(['Wedere', 'Captire']);
  const [wedere, captire] = [stories.getByRole('link').first(), stories.getByRole('link').last()];
  await expect(wedere).toHaveAttribute('href', '/our-work/wedere');
  await expect(captire).toHaveAttribute('href', '/our-work/captire');
});

test('leadership, a short contact form, offices and a call to action', async ({ page }) => {
  const leadership = page.getByRole('region', { name: /^Whom you can ring/ });
  await expect(leadership.getByRole('listitem')).toHaveText([/CEO$/, /COO$/, /CFO$/, /CMO$/]);
  await expect(leadership.getByRole('link')).toHaveAttribute('href', '/about');
  const form = page.getByRole('form', { name: 'Two lines are enough to begin.' });
  await expect(form.getByRole('textbox')).toHaveCount(2);
  const offices = page.getByRole('region', { name: /^Two offices/ });
  await expect(offices.getByRole('heading', { level: 3 })).toHaveText(['Zurich', 'Pristina']);
  await page.getByRole('link', { name: /Collaborate with us/ }).click();
  await expect(page).toHaveURL('/contact-us');
});

test('in German, every part is there too', async ({ page }) => {
  await page.goto('/de/c-levels');
  await expect(page).toHaveTitle('Feste Teams');
  await expect(page.getByRole('link', { name: /^Team zusammen/ })).toHaveAttribute('href', '/de/contact-us');
  await expect(page.getByRole('region', { name: /^Neun Unternehmen/ }).getByRole('img')).toHaveCount(9);
  await expect(page.getByRole('region', { name: /^Vier Zahlen/ }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: /^Sechs Schritte/ }).getByRole('listitem')).toHaveCount(6);
  const summaries = page.getByRole('main').locator('summary');
  await expect(summaries).toHaveCount(5);
  await summaries.nth(3).click();
  await expect(page.getByText('Appium auf echten Telefonen')).toBeVisible();
  await expect(page.getByRole('img', { name: /^ISO/ })).toHaveCount(3);
  await expect(page.getByRole('main').locator('figure blockquote')).toHaveCount(4);
});

test('in print, all skills are on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(skills(page).getByRole('listitem').filter({ visible: true })).toHaveCount(20);
});
