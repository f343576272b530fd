import type { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { MimeNodeEnvelope } from 'nodemailer/lib/mime-node';
import { company } from '@/content/company';
import type { GatewaySettings } from '../settings';
import type { Spool, SpoolEntry } from '../spool/types';
import { bodyOf, summaryOf } from './body';
import { type SentFile, sentFiles, type Withheld } from './files';
import { forSubject } from './harmless';
import { replyAddress } from './replyTo';

type MailSettings = Pick<
  GatewaySettings,
  'MAIL_FROM' | 'MAIL_TO_CONTACT' | 'MAIL_TO_APPLICATIONS' | 'MAIL_AUTO_SUBMITTED' | 'KEEP_DAYS'
>;

export interface ComposeSettings extends MailSettings {
  /** Whether files go with the mail; without them it says where they are. */
  readonly attach: boolean;
  /** @returns where a withheld file is kept; the mail says so */
  readonly placeOf: Spool['placeOf'];
}

/** A mail, ready to go. */
export interface Mail {
  /** The entry's. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  /** Sender and recipients as the relay gets them: never the visitor. */
  readonly envelope: MimeNodeEnvelope;
  /** The message from its first header to its last line (RFC 5322), in ASCII. */
  stream(): Readable;
  /** What was sent with the form, the withheld files included. */
  readonly files: readonly SentFile[];
}

/** Longest part of a subject that a visitor writes, in characters. */
const visitorPart = 60;

const host = new URL(company.origin).hostname;

/**
 * The library encodes what ASCII lacks, and leaves a visitor's own `=?utf-8?q?…?=` as it is, which mail programs would
 * decode (RFC 2047, 6.2).
 */
function subjectHeader(text: string) {
  return text.includes('=?') ? { prepared: true, foldLines: true, value: encodeWord(text, 'Q', 52) } : text;
}

/**
 * Makes the mail of an entry. The same entry makes the same mail, byte for byte, so
 * that a repeated one can be told by anybody from two.
 */
export async function compose(entry: SpoolEntry, settings: ComposeSettings): Promise<Mail> {
  const summary = summaryOf(entry);
  const files = entry.form === 'application' ? await sentFiles(entry.payload.File, settings.attach) : [];
  const replyTo = replyAddress(summary.email);
  const { id } = entry;
  const receivedAt = Date.parse(entry.receivedAt);
  const placeOf = (file: Withheld) => settings.placeOf({ ...file, id, receivedAt });
  const message = new MailComposer({
    from: { name: `${company.name} website`, address: settings.MAIL_FROM },
    to: [...(entry.form === 'application' ? settings.MAIL_TO_APPLICATIONS : settings.MAIL_TO_CONTACT)],
    replyTo,
    messageId: `<${entry.id}@${host}>`,
    date: new Date(entry.receivedAt),
    headers: {
      Subject: subjectHeader(`${summary.title}, ${forSubject(summary.sender, visitorPart)}`),
      // No out-of-office note may go out to the visitor (RFC 3834, 5).
      ...(settings.MAIL_AUTO_SUBMITTED && { 'Auto-Submitted': 'auto-generated' }),
    },
    text: bodyOf({
      entry,
      summary,
      files,
      repliesToVisitor: replyTo !== undefined,
      placeOf,
      keepDays: settings.KEEP_DAYS,
    }),
    // Keeps every line short and in ASCII, whatever was written.
    encoding: 'quoted-printable',
    attachments: files
      .filter((file) => file.kind === 'attached')
      .map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    // Neither encoding of the parts can hold `=_` (RFC 2045, 6.7), so that nobody who
    // knows the id can write the boundary into a message.
    boundaryPrefix: '=_',
    baseBoundary: entry.id.slice(0, 32),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return {
    id: entry.id,
    receivedAt: entry.receivedAt,
    envelope: message.getEnvelope(),
    stream: () => message.createReadStream(),
    files,
  };
}
