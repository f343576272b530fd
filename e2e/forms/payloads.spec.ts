import { builtPage, valuesOf } from '../support/builtParts';
import { expect } from '../support/fixtures';
import { test } from '../support/forms';
import { languages } from '../support/texts';
import { applicant, applications, file, fill, openApplication, openForm } from './support/pages';

/** Specification 25.5, 25.6, 25.7, 25.8, 25.9, 25.11, 25.12, 25.13 and 25.17: the requests that leave the browser. */

const bodyOf = (attempt: { body: string } | undefined): unknown => JSON.parse(attempt?.body ?? 'null');
const pdf = `data:application/pdf;base64,${btoa('%PDF-1.7\n')}`;

// Specification 24.13
test('the contact form sends FirstName, BusinessEmail, Message and the budget in English, in German too', async ({
  page,
  host,
}) => {
  const budgets = [
    '',
    '50,000 CHF and under',
    '50,000 CHF-200,000 CHF',
    '200,000 CHF-1,000,000 CHF',
    '1,000,000+ CHF',
  ];
  for (const { to } of languages)
    expect(valuesOf(builtPage(to('/contact-us')), 'main option', 'value')).toEqual(budgets);
  const form = await openForm(page, '/contact-us', 'de');
  await fill(form, 'name', 'email', 'message');
  await form.field('budget').selectOption({ index: 2 });
  await form.send.click();
  await expect.poll(() => host.attempts.length).toBe(1);
  expect(host.attempts[0]?.path).toBe('/api/Auth/SendEmailFirnwerkContact');
  expect(bodyOf(host.attempts[0])).toEqual({
    FirstName: 'Arta',
    BusinessEmail: 'arta@krasniqi.test',
    Message: 'We plan routes for school buses.',
    Budget: '50,000 CHF-200,000 CHF',
  });
});

test('the short form sends Email and Message', async ({ page, host }) => {
  const form = await openForm(page, '/c-levels', 'en');
  await fill(form, 'email', 'message');
  await form.send.click();
  await expect(form.thanks).toHaveText(form.text('forms:SUCCESSFULLY_SENT'));
  await expect.poll(() => host.attempts.length).toBe(1);
  expect(host.attempts[0]?.path).toBe('/api/Auth/SendEmailFirnwerk');
  expect(bodyOf(host.attempts[0])).toEqual({
    Email: 'arta@krasniqi.test',
    Message: 'We plan routes for school buses.',
  });
});

// Component tests cover the position that each of the others sends.
test('the application form sends name, e-mail, phone, position and files', async ({ page, host }) => {
  const [[path, position]] = applications;
  const form = await openApplication(page, path, 'de');
  await fill(form, ...applicant);
  await expect(form.send).toBeDisabled(); // at least one file
  await form.files.setInputFiles([file('cv.pdf', 'application/pdf'), file('letter.docx', '')]);
  await form.files.setInputFiles(file('photo.JPG', 'image/jpeg'));
  await expect(form.listed).toHaveCount(3);
  await form.send.click();
  await expect(form.thanks).toHaveText(form.text('forms:THANKS_FOR_APPLICATION'));
  await expect(form.listed).toHaveCount(0);
  expect(await form.files.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  await expect.poll(() => host.attempts.length).toBe(1);
  expect(host.attempts[0]?.path).toBe('/api/Auth/SendEmailFirnwerkApplyNow');
  expect(bodyOf(host.attempts[0])).toEqual({
    FirstName: 'Arta',
    LastName: 'Krasniqi',
    BusinessEmail: 'arta@krasniqi.test',
    Phone: '+383 38 000 000',
    Message: '',
    Position: position,
    File: [
      pdf,
      pdf.replace('pdf', 'vnd.openxmlformats-officedocument.wordprocessingml.document'),
      pdf.replace('application/pdf', 'image/jpeg'),
    ],
  });
});

test.describe('a request that fails', () => {
  test.use({ allow: /outbox:|status of 500/ });

  test('shows nothing: the thank-you appears whatever the outcome', async ({ page, host }) => {
    host.answers = [500];
    const form = await openForm(page, '/contact-us', 'en');
    await fill(form, 'name', 'email', 'message');
    await form.send.click();
    await expect.poll(() => host.attempts.length).toBeGreaterThan(0);
    await expect(form.thanks).toHaveText(form.text('forms:THANKS_FOR_CONTACTING'));
    await expect(form.wrong).toHaveCount(0);
  });
});
