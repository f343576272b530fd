import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationForm } from '@/components/forms/ApplicationForm';
import { ContactForm } from '@/components/forms/ContactForm';
import { ShortForm } from '@/components/forms/ShortForm';
import type { Locale } from '@/content/locales';
import type { ApplicationPosition } from '@/content/programmes';
import { renderInSite, words } from './render';

export type AnyForm = 'contact' | 'short' | ApplicationPosition;

export const isApplication = (form: AnyForm): form is ApplicationPosition =>
  form !== 'contact' && form !== 'short';

const component = (form: AnyForm) => {
  if (form === 'contact') return <ContactForm labelledBy="title" />;
  if (form === 'short') return <ShortForm labelledBy="title" />;
  return <ApplicationForm position={form} labelledBy="title" />;
};

const person = {
  name: 'Lea Meier',
  firstName: 'Lea',
  surname: 'Meier',
  email: 'lea.meier@halvia.test',
  prefix: '+41',
  number: '44 000 00 00',
  message: 'We build an app for dialysis at home.',
} as const;

type Filled = keyof typeof person;

const required = (form: AnyForm): readonly Filled[] => {
  if (form === 'contact') return ['name', 'email', 'message'];
  if (form === 'short') return ['email', 'message'];
  return ['firstName', 'surname', 'email', 'prefix', 'number'];
};

export const cv = (name = 'cv.pdf', type = 'application/pdf', content: BlobPart = '%PDF-1.7') =>
  new File([content], name, { type });

/** A file that says it has this many bytes. */
export const fileOf = (bytes: number, name = 'cv.pdf'): File =>
  Object.defineProperty(cv(name), 'size', { value: bytes });

/** Renders a form under its heading and gives what a test does with it. */
export function openForm(form: AnyForm, locale: Locale = 'en') {
  const user = userEvent.setup({ applyAccept: false, delay: null });
  const t = words(locale, 'forms');
  const view = renderInSite(
    <>
      <h2 id="title">A form</h2>
      {component(form)}
    </>,
    { locale },
  );
  const element = () => screen.getByRole('form', { name: 'A form' });
  const field = (name: Filled | 'about' | 'budget') =>
    within(element()).getByLabelText(new RegExp(`^${t(`fields.${name}`)}( |$)`));
  const files = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t('fields.files')}`));
  const type = async (name: Filled | 'about', text: string) => {
    await user.type(field(name), text);
  };
  /** At once, as a form is filled in by the browser. */
  const put = async (name: Filled, text: string) => {
    await user.click(field(name));
    await user.paste(text);
  };
  const button = () => within(element()).getByRole('button', { name: new RegExp(`^${sendName()}$`) });
  const sendName = () => (isApplication(form) ? t('send.application') : t('send.message'));
  return {
    ...view,
    user,
    t,
    element,
    field,
    files,
    type,
    button,
    required: required(form),
    /** Fills in all that is required, but for the fields named. */
    fill: async (...without: (Filled | 'files')[]) => {
      for (const name of required(form)) if (!without.includes(name)) await put(name, person[name]);
      if (isApplication(form) && !without.includes('files')) await user.upload(files(), cv());
    },
    /** Sends, once that is possible. */
    send: async () => {
      await waitFor(() => expect(button()).toBeEnabled());
      await user.click(button());
    },
    /** Waits for the thank-you, and for what follows it. */
    safe: async () => {
      await waitFor(() => expect(within(element()).getByRole('status')).not.toBeEmptyDOMElement());
      await waitFor(() => expect(element().querySelector('[inert]')).toBeNull());
    },
    needs: () => button().nextElementSibling?.firstElementChild,
    thanks: () => within(element()).getByRole('status'),
    listed: () => screen.queryAllByRole('listitem'),
  };
}

/** Fills a form in, sends it and waits for the thank-you. */
export async function openAndSend(...[form, locale]: Parameters<typeof openForm>) {
  const opened = openForm(form, locale);
  await opened.fill();
  await opened.send();
  await opened.safe();
  return opened;
}
