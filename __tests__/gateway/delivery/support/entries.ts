import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { type ComposeSettings, compose } from '@/gateway/delivery/compose';
import type { SpoolEntry } from '@/gateway/spool/types';
import type { Payloads } from '@/lib/forms/schemas';

const common = {
  id: createHash('sha256').update('1').digest('hex'),
  receivedAt: '2024-06-01T10:00:00.123Z',
  bodyHash: '0'.repeat(64),
  trapped: false,
};

export const applicationPayload: Payloads['application'] = {
  FirstName: 'Zoë',
  LastName: 'Krasniqi',
  BusinessEmail: 'zoe@mail.test',
  Phone: '+41 44 000 00 00',
  Message: 'I design networks.\nFor six years.',
  Position: 'Cyber Security Engineer',
  File: [],
};

export const application = (change: Partial<Payloads['application']> = {}): SpoolEntry => ({
  ...common,
  form: 'application',
  payload: { ...applicationPayload, ...change },
});

export const contactPayload: Payloads['contact'] = {
  FirstName: 'Zoë Krasniqi',
  BusinessEmail: 'zoe@mail.test',
  Message: 'We need a portal.',
  Budget: '50,000 CHF and under',
};

export const contact = (change: Partial<Payloads['contact']> = {}): SpoolEntry => ({
  ...common,
  form: 'contact',
  payload: { ...contactPayload, ...change },
});

export const short = (change: Partial<Payloads['short']> = {}): SpoolEntry => ({
  ...common,
  form: 'short',
  payload: { Email: 'zoe@mail.test', Message: 'We need a team.', ...change },
});

export const composeSettings: ComposeSettings = {
  MAIL_FROM: 'website@firnwerk.example',
  MAIL_TO_CONTACT: ['info@firnwerk.example'],
  MAIL_TO_APPLICATIONS: ['jobs@firnwerk.example'],
  MAIL_AUTO_SUBMITTED: true,
  KEEP_DAYS: 30,
  attach: true,
  placeOf: ({ id, number }) => `/srv/spool/withheld/${id}-${number}.withheld`,
};

/** A mail as it leaves, and as a mail program reads it. */
export interface Composed {
  readonly raw: string;
  readonly email: Email;
  /** The text without the line break that every message ends in. */
  readonly text: string;
}

export async function composed(entry: SpoolEntry): Promise<Composed> {
  const mail = await compose(entry, composeSettings);
  return read(await bytesOf(mail.stream()));
}

export async function read(bytes: Buffer): Promise<Composed> {
  const email = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' });
  return { raw: bytes.toString('latin1'), email, text: (email.text ?? '').replace(/\n+$/, '') };
}

export async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The bytes of an attachment. */
export function contentOf({ content }: Email['attachments'][number]): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}
