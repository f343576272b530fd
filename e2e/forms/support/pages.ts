import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures';
import { hydrated } from '../../support/hydration';
import { openShowcase } from '../../support/showcase';

/** What a visitor reads on the forms, by language. */
export const languages = {
  en: {
    prefix: '',
    name: 'Name',
    surname: 'Surname',
    email: 'E-mail',
    message: 'Message',
    code: 'Country code',
    number: 'Phone number',
    about: /^Tell us about yourself/,
    budget: /^Budget/,
    send: 'Send message',
    apply: 'Send application',
    needed: 'Still needed: ',
    required: 'Please fill in this field.',
    invalid: /^Please enter a complete e-mail address/,
    thanks: {
      contact: /^Thank you for contacting us\./,
      short: /^Thank you\. Your message is on its way/,
      application: /^Thanks for your application\./,
    },
    mail: 'You can also write to us by e-mail:',
  },
  de: {
    prefix: '/de',
    name: 'Name',
    surname: 'Nachname',
    email: 'E-Mail',
    message: 'Nachricht',
    code: 'Ländervorwahl',
    number: 'Telefonnummer',
    about: /^Erzählen Sie von sich/,
    budget: /^Budget/,
    send: 'Nachricht senden',
    apply: 'Bewerbung senden',
    needed: 'Noch nötig: ',
    required: 'Bitte füllen Sie dieses Feld aus.',
    invalid: /^Bitte geben Sie eine vollständige E-Mail-Adresse an/,
    thanks: {
      contact: /^Danke, dass Sie uns schreiben\./,
      short: /^Danke\. Ihre Nachricht ist unterwegs/,
      application: /^Danke für Ihre Bewerbung\./,
    },
    mail: 'Sie können uns auch eine E-Mail schreiben:',
  },
} as const;

export type Language = keyof typeof languages;

/** The form of a page and its parts. */
export function formOn(page: Page, language: Language) {
  const words = languages[language];
  const form = page.locator('form');
  return {
    words,
    form,
    field: (name: string | RegExp) => form.getByLabel(name, { exact: typeof name === 'string' }),
    files: form.locator('input[type=file]'),
    listed: form.getByRole('listitem'),
    send: form.locator('button[type=submit]'),
    thanks: form.getByRole('status'),
    wrong: form.locator('[aria-invalid]'),
  };
}

/** Opens a page with a form, once its scripts are there. */
export async function openForm(page: Page, path: string, language: Language) {
  await page.goto(`${languages[language].prefix}${path}`);
  await hydrated(page);
  return formOn(page, language);
}

const programme = (slug: string) => `/careers/career-start-program/${slug}`;

/** The four application forms: where they are, and the position that each sends. */
export const applications = [
  [programme('full-stack-software-engineer'), 'Full-Stack Software Engineer'],
  [programme('software-quality-assurance-engineer'), 'Software Quality Assurance (QA) Engineer'],
  [programme('digital-marketing'), 'Digital Marketing Engineer'],
  ['showcase', 'Cyber Security Engineer'],
] as const;

/** Opens an application form as a page shows it whose programme says `open`. */
export async function openApplication(page: Page, path: string, language: Language) {
  if (path === 'showcase') await openShowcase(page, language);
  else await page.goto(`${languages[language].prefix}${path}`);
  await hydrated(page);
  await page.locator('#contact').evaluate((section) => section.removeAttribute('hidden'));
  const form = formOn(page, language);
  await expect(form.form).toBeVisible();
  return form;
}

type Form = ReturnType<typeof formOn>;

export const person = {
  name: 'Arta',
  surname: 'Krasniqi',
  email: 'arta@krasniqi.test',
  message: 'We plan routes for school buses.',
  code: '+383',
  number: '38 000 000',
} as const;

/** Fills in the fields of these names. */
export async function fill(form: Form, ...names: (keyof typeof person)[]): Promise<void> {
  for (const name of names) await form.field(form.words[name]).fill(person[name]);
}

export const applicant = ['name', 'surname', 'email', 'code', 'number'] as const;

/** A file as a visitor has it. */
export const file = (name: string, mimeType: string, content: string | number = '%PDF-1.7\n') => ({
  name,
  mimeType,
  buffer: typeof content === 'string' ? Buffer.from(content) : Buffer.alloc(content, '%PDF-1.7\n'),
});

/** The thank-you does not go as long as somebody looks at it; to be called before the page is opened. */
export async function stayThankful(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.setTimeout;
    const slow = (...[handler, delay, ...rest]: Parameters<typeof setTimeout>) =>
      original(handler, delay === 7000 ? 120_000 : delay, ...rest);
    window.setTimeout = Object.assign(slow, original);
  });
}
