import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { textsIn } from '../support/texts';
import { complete, expectAsBefore, type Look, lookAt } from './scene';

/** Pages while a visitor uses them. */

const text = textsIn('en');

const phone: Look = { width: 390, scheme: 'light' };
const phoneAtNight: Look = { width: 390, scheme: 'dark' };
const desk: Look = { width: 1440, scheme: 'light' };
const deskAtNight: Look = { width: 1440, scheme: 'dark' };

test('the open menu of a phone', async ({ page }) => {
  await lookAt(page, phoneAtNight);
  await page.goto('/legal');
  await complete(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAsBefore(page, 'menu', phoneAtNight, 'viewport');
});

test('the open choice of language', async ({ page }) => {
  await lookAt(page, desk);
  await page.goto('/de/legal');
  await complete(page);
  await page.locator('header summary').click();
  await page.mouse.move(700, 600);
  await expectAsBefore(page, 'languages', desk, 'viewport');
});

for (const look of [phone, deskAtNight]) {
  test(`the contact form, empty, with errors and sent, at ${look.width} px`, async ({ page }) => {
    await lookAt(page, look);
    await page.goto('/contact-us');
    await complete(page);
    const form = page.getByRole('form');
    await expectAsBefore(form, 'form-empty', look);
    await form.getByLabel(text('forms:fields.email')).fill('lea.meier@halvia');
    await form.getByLabel('Name').fill('Lea');
    await form.getByLabel('Name').fill('');
    await form.getByLabel('Name').blur();
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);
    await expectAsBefore(form, 'form-errors', look);
    await form.getByLabel(text('forms:fields.email')).fill('lea.meier@halvia.test');
    await form.getByLabel('Name').fill('Lea Meier');
    await form.getByLabel('Message').fill('We build an app for dialysis at home.');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('status')).not.toBeEmpty();
    await expectAsBefore(form, 'form-sent', look);
  });
}

test('the curriculum with a week open', async ({ page }) => {
  await lookAt(page, phoneAtNight);
  await page.goto('/careers/career-start-program/full-stack-software-engineer#curriculum');
  await complete(page);
  const panel = page.getByRole('tabpanel', { name: 'Curriculum' });
  await panel.locator('summary').first().click();
  await expectAsBefore(panel, 'curriculum', phoneAtNight);
});

test('a carousel on its last quote, reached by the keyboard', async ({ page }) => {
  await lookAt(page, desk);
  await page.goto('/our-work');
  await complete(page);
  const quotes = page.getByRole('group', { name: 'Clients on working with us' });
  await quotes.getByRole('button', { name: 'Previous' }).focus();
  await page.keyboard.press('Enter');
  await expect(quotes.getByRole('status')).toContainText('4 of 4');
  await expectAsBefore(quotes, 'carousel', desk);
});

test('on paper', async ({ page }) => {
  await lookAt(page, desk);
  await page.goto('/de/our-work/wedere');
  await complete(page);
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  await expectAsBefore(page, 'paper', desk);
});

test('in colours that the system chooses', async ({ page }) => {
  await lookAt(page, deskAtNight);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact-us');
  await complete(page);
  await expectAsBefore(page, 'forced-colors', deskAtNight, 'viewport');
  await page.emulateMedia({ forcedColors: null });
});
