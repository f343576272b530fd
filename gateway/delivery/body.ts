import { fileTypes, textLimits } from '@/lib/forms/limits';
import type { SpoolEntry } from '../spool/types';
import type { SentFile, Withheld } from './files';
import type { Given } from './given';
import { forSubject, oneLine, sanitizeText } from './sanitizeText';

/** The parts of a mail. Mails are only read inside the company, so they are in English and not in the catalogues. */
export interface Summary {
  /** Kind of mail, and the position for an application. */
  readonly title: string;
  /** The visitor's name, or the email address where the form has no name field. */
  readonly sender: string;
  readonly email: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly textLabel: string;
}

export interface BodyParts {
  readonly entry: SpoolEntry;
  readonly summary: Summary;
  readonly further: Given['further'];
  readonly files: readonly SentFile[];
  readonly repliesToVisitor: boolean;
  /** @returns where a withheld file is kept */
  readonly placeOf: (file: Withheld) => string;
  /** Retention in days; 0 means for ever. */
  readonly keepDays: number;
}

export function summaryOf({ form, payload }: SpoolEntry): Summary {
  switch (form) {
    case 'application':
      return {
        // Positions may come from another release, or be invented by the sender.
        title: `Application: ${forSubject(payload.Position, textLimits.line) || nothing}`,
        sender: `${payload.FirstName} ${payload.LastName}`,
        email: payload.BusinessEmail,
        facts: [
          ['First name', payload.FirstName],
          ['Last name', payload.LastName],
          ['Email', payload.BusinessEmail],
          ['Phone', payload.Phone],
        ],
        textLabel: 'About the applicant',
      };
    case 'contact':
      return {
        title: 'Contact form',
        sender: payload.FirstName,
        email: payload.BusinessEmail,
        facts: [
          ['Name', payload.FirstName],
          ['Email', payload.BusinessEmail],
          ['Budget', payload.Budget],
        ],
        textLabel: 'Message',
      };
    case 'short':
      return {
        title: 'Dedicated teams form',
        sender: payload.Email,
        email: payload.Email,
        facts: [['Email', payload.Email]],
        textLabel: 'Message',
      };
  }
}

const nothing = '(nothing given)';

/**
 * The text of a mail: every field with its label, then the visitor's own text last, so that the two cannot be
 * confused.
 *
 * @returns plain text with the line breaks of mails (RFC 5322, 2.1)
 */
export function bodyOf(parts: BodyParts): string {
  const { entry, summary, further, files, repliesToVisitor } = parts;
  const received = moment.format(new Date(entry.receivedAt));
  const facts = [...summary.facts, ['Received', received], ['Reference', entry.id]] as const;
  const fileLines = files.map((file) => `${file.number}. ${fileLine(file, parts)}`);
  const lines = [
    summary.title,
    '',
    ...facts.map(([label, value]) => `${label}: ${oneLine(value) || nothing}`),
    ...(files.length > 0 ? ['', 'Files:', ...fileLines] : []),
    '',
    repliesToVisitor
      ? 'An answer to this mail goes to the email address above.'
      : 'Mind the answer: not every mail server takes the email address above, so an answer to this mail does not go there by itself.',
    ...(further.length > 0 ? ['', furtherTitle, ...further.map(furtherLine)] : []),
    '',
    `${summary.textLabel}:`,
    '',
    sanitizeText(entry.payload.Message) || nothing,
    '',
  ];
  return lines.join('\n').replaceAll('\n', '\r\n');
}

const furtherTitle = 'Further fields that were sent, which the form does not have now:';

/** JSON keeps the value on one line and in quotes, so it cannot pass for a field of the form. */
const furtherLine = ([name, value]: Given['further'][number]) =>
  oneLine(`${JSON.stringify(name)}: ${JSON.stringify(value)}`);

/** Such as `Saturday, 1 June 2024 at 12:00:00 CEST`. */
const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'long',
  timeZone: 'Europe/Zurich',
});

/** In full, such as `2,700,123 bytes`, so that the file can be compared. */
const bytes = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'byte', unitDisplay: 'long' });

function fileLine(file: SentFile, { entry, placeOf, keepDays }: BodyParts): string {
  if (file.kind === 'attached') return `${file.name}, ${bytes.format(file.content.length)}`;
  const duration = keepDays === 0 ? '' : ` for ${keepDays} days`;
  return [
    `not attached: ${reason(file)}`,
    `It is kept unchanged in ${placeOf(file)}${duration}.`,
    `To fetch it, run this in the folder of the website on its server: deploy/spool export ${entry.id}-${file.number} ${file.name}`,
  ].join(' ');
}

const mindIt = 'Have it checked before anyone opens it.';

function reason({ content, declared, found, tooLarge }: Withheld): string {
  if (tooLarge) return 'With its files, the mail is too large for the mail server.';
  if (declared === undefined) return `It did not come as a file. ${mindIt}`;
  if (content.length === 0) return 'The file is empty.';
  return `It came as ${typeName(declared)}, but its content is ${found ? typeName(found) : 'of no known type'}. ${mindIt}`;
}

/** @returns the common name of a media type, or the media type itself */
const typeName = (type: string): string => typeNames[type] ?? type;

const typeNames: Readonly<Record<string, string>> = {
  [fileTypes.pdf]: 'PDF',
  [fileTypes.doc]: 'Word (doc)',
  [fileTypes.docx]: 'Word (docx)',
  [fileTypes.jpg]: 'JPEG',
  [fileTypes.png]: 'PNG',
};
