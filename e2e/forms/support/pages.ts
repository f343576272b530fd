import type { Page } from '@playwright/test';
import type { Locale } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';
import { expect } from '../../support/fixtures';
import { hydrated } from '../../support/hydration';
import { openShowcase } from '../../support/showcase';
import { textsIn } from '../../support/texts';

type FieldName = keyof typeof person | 'about' | 'budget';

/** The form of a page and its parts, by the keys of its fields in the catalogue `forms`. */
export function formOn(page: Page, locale: Locale) {
  const text = textsIn(locale);
  const form = page.locator('form');
  return {
    text,
    form,
    // Labels of optional fields say so in addition.
    field: (name: FieldName) =>
      form.getByLabel(text(`forms:fields.${name}`), { exact: name !== 'budget' && name !== 'about' }),
    files: form.locator('input[type=file]'),
    listed: form.getByRole('listitem'),
    send: form.locator('button[type=submit]'),
    thanks: form.getByRole('status'),
    wrong: form.locator('[aria-invalid]'),
    /** The fallback below it, for visitors who cannot use it. */
    mail: page.getByText(text('forms:instead')),
  };
}

/** Opens a page with a form, once its scripts have loaded. */
export async function openForm(page: Page, path: string, locale: Locale) {
  await page.goto(localizedPath(path, locale));
  await hydrated(page);
  return formOn(page, locale);
}

const programme = (slug: string) => `/careers/career-start-program/${slug}`;

/** The four application forms: where they are, and the position that each sends. */
export const applications = [
  [programme('full-stack-software-engineer'), 'Full-Stack Software Engineer'],
  [programme('software-quality-assurance-engineer'), 'Software Quality Assurance (QA) Engineer'],
  [programme('digital-marketing'), 'Digital Marketing Engineer'],
  ['showcase', 'Cyber Security Engineer'],
] as const;

/** Opens a page with an application form as if its programme had `open` set. */
export async function openApplication(page: Page, path: string, locale: Locale) {
  if (path === 'showcase') await openShowcase(page, locale);
  else await page.goto(localizedPath(path, locale));
  await hydrated(page);
  await page.locator('#contact').evaluate((section) => section.removeAttribute('hidden'));
  const form = formOn(page, locale);
  await expect(form.form).toBeVisible();
  return form;
}

type Form = ReturnType<typeof formOn>;

export const person = {
  name: 'Arta',
  firstName: 'Arta',
  surname: 'Krasniqi',
  email: 'arta@krasniqi.test',
  message: 'We plan routes for school buses.',
  prefix: '+383',
  number: '38 000 000',
} as const;

/** Fills in the fields of these names. */
export async function fill(form: Form, ...names: (keyof typeof person)[]): Promise<void> {
  for (const name of names) await form.field(name).fill(person[name]);
}

export const applicant = ['firstName', 'surname', 'email', 'prefix', 'number'] as const;

/** A file as a visitor has it. */
export const file = (name: string, mimeType: string, content: string | number = '%PDF-1.7\n') => ({
  name,
  mimeType,
  buffer: typeof content === 'string' ? Buffer.from(content) : Buffer.alloc(content, '%PDF-1.7\n'),
});
