import type { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { MimeNodeEnvelope } from 'nodemailer/lib/mime-node';
import { company } from '@/content/company';
import type { GatewaySettings } from '../settings';
import type { Spool, SpoolEntry } from '../spool/types';
import { bodyOf, summaryOf } from './body';
import { type SentFile, sentFiles, type Withheld } from './files';
import { givenIn } from './given';
import { replyAddress } from './replyTo';
import { forSubject } from './sanitizeText';

type MailSettings = Pick<
  GatewaySettings,
  'MAIL_FROM' | 'MAIL_TO_CONTACT' | 'MAIL_TO_APPLICATIONS' | 'MAIL_AUTO_SUBMITTED' | 'KEEP_DAYS'
>;

export interface ComposeSettings extends MailSettings {
  /** Whether to attach the files; without them the mail names the place where they are kept. */
  readonly attach: boolean;
  /** @returns the place of a withheld file, as named in the mail */
  readonly placeOf: Spool['placeOf'];
}

/** A mail, ready to go. */
export interface Mail {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  /** Sender and recipients for the relay; never the visitor. */
  readonly envelope: MimeNodeEnvelope;
  /** The whole message (RFC 5322), in ASCII. */
  stream(): Readable;
  /** The files of the submission, including withheld ones. */
  readonly files: readonly SentFile[];
}

/** Longest visitor-supplied part of a subject, in characters. */
const visitorPart = 60;

const host = new URL(company.origin).hostname;

/**
 * The library encodes non-ASCII characters but leaves a visitor's own `=?utf-8?q?…?=` alone, which mail
 * programs would decode (RFC 2047, 6.2).
 */
function subjectHeader(text: string) {
  return text.includes('=?') ? { prepared: true, foldLines: true, value: encodeWord(text, 'Q', 52) } : text;
}

/** Composes the mail of an entry. The same entry always gives the same bytes, so that duplicates are recognisable. */
export async function compose(stored: SpoolEntry, settings: ComposeSettings): Promise<Mail> {
  const { entry, further } = givenIn(stored);
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
      // Prevents out-of-office replies to the visitor (RFC 3834, 5).
      ...(settings.MAIL_AUTO_SUBMITTED && { 'Auto-Submitted': 'auto-generated' }),
    },
    text: bodyOf({
      entry,
      summary,
      further,
      files,
      repliesToVisitor: replyTo !== undefined,
      placeOf,
      keepDays: settings.KEEP_DAYS,
    }),
    // Keeps every line short and in ASCII.
    encoding: 'quoted-printable',
    attachments: files
      .filter((file) => file.kind === 'attached')
      .map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    // Neither encoding of the parts can contain `=_` (RFC 2045, 6.7), so a sender who knows the id cannot
    // write the boundary into a message.
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
