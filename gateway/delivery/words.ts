import { company } from '@/content/company';
import type { FormKind } from '@/lib/forms/endpoints';
import { fileTypes } from '@/lib/forms/limits';

/**
 * The words of the mails. They are read inside the company only, so they are in
 * English and no part of the site's catalogues.
 */
export const words = {
  /** The sender, as mail programs show it. */
  from: `${company.name} website`,
  titles: {
    application: 'Application',
    contact: 'Contact form',
    short: 'Dedicated teams form',
  } satisfies Record<FormKind, string>,
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    budget: 'Budget',
    files: 'Files',
    received: 'Received',
    reference: 'Reference',
    about: 'About the applicant',
    message: 'Message',
  },
  nothing: '(nothing given)',
  replies: 'An answer to this mail goes to the e-mail address above.',
  noReplies:
    'Mind the answer: not every mail server takes the e-mail address above, so an answer to this mail does not go there by itself.',
  attached: (name: string, size: string) => `${name}, ${size}`,
  withheld: (reason: string, place: string) =>
    `not attached: ${reason} It is kept unchanged in ${place}. Have it checked before anyone opens it.`,
  empty: 'The file is empty.',
  unreadable: 'It did not come as a file.',
  differs: (declared: string, found: string | undefined) =>
    `It came as ${typeName(declared)}, but its content is ${found ? typeName(found) : 'of no known type'}.`,
} as const;

const names = new Map<string, string>([
  [fileTypes.pdf, 'PDF'],
  [fileTypes.doc, 'Word (doc)'],
  [fileTypes.docx, 'Word (docx)'],
  [fileTypes.jpg, 'JPEG'],
  [fileTypes.png, 'PNG'],
]);

/** @returns what people call a media type, or the media type itself */
function typeName(type: string): string {
  return names.get(type) ?? type;
}

const bytes = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'byte', unitDisplay: 'long' });

/** @returns a size in full, such as `2,700,123 bytes`, to compare with the file by */
export function sizeInWords(size: number): string {
  return bytes.format(size);
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'long',
  timeZone: 'Europe/Zurich',
});

/**
 * @param iso a moment, ISO 8601
 * @returns the moment in Zurich, such as `Saturday, 1 June 2024 at 12:00:00 CEST`
 */
export function timeInWords(iso: string): string {
  return moment.format(new Date(iso));
}
