/** @jest-environment node */
import fc from 'fast-check';
import { budgets } from '@/content/budgets';
import { applicationPositions } from '@/content/programmes';
import { compose } from '@/gateway/delivery/compose';
import { harmless } from '@/gateway/delivery/harmless';
import {
  application,
  bytesOf,
  composed,
  composeSettings,
  contact,
  contentOf,
  short,
} from './support/entries';
import { bigPdf, dataUrl, samples } from './support/samples';

// Generous, for a busy machine; milliseconds.
jest.setTimeout(30_000);

const entries = { application: application(), contact: contact(), short: short() };

describe('the mail of a form', () => {
  it.each([
    ['application', 'jobs@firnwerk.example'],
    ['contact', 'info@firnwerk.example'],
    ['short', 'info@firnwerk.example'],
  ] as const)('%s: «Fixed sender and recipients from settings, Reply-To the visitor»', async (form, to) => {
    const { email } = await composed(entries[form]);
    expect(email.from).toEqual({ name: 'Firnwerk website', address: 'website@firnwerk.example' });
    expect(email.to?.map(({ address }) => address)).toEqual([to]);
    expect(email.replyTo?.map(({ address }) => address)).toEqual(['zoe@mail.test']);
    const { envelope } = await compose(entries[form], composeSettings);
    expect(envelope).toEqual({ from: 'website@firnwerk.example', to: [to] });
  });

  it.each(Object.keys(entries) as (keyof typeof entries)[])(
    '%s: «no autoresponder», ours or theirs',
    async (form) => {
      const { raw } = await composed(entries[form]);
      expect(raw).toContain('Auto-Submitted: auto-generated\r\n');
      expect(raw).not.toMatch(/^(Cc|Bcc|Return-Receipt-To|Disposition-Notification-To):/im);
    },
  );

  it('«stable Message-ID»: of the entry; the date is that of the acknowledgement', async () => {
    const { email } = await composed(contact());
    expect(email.messageId).toBe(`<${contact().id}@www.firnwerk.example>`);
    expect(email.date).toBe('2024-06-01T10:00:00.000Z');
  });

  it('a repeated attempt is the same mail, byte for byte', async () => {
    const entry = application({ File: [dataUrl('pdf', await samples.pdf())] });
    const mail = await compose(entry, composeSettings);
    const [first, again] = [await bytesOf(mail.stream()), await bytesOf(mail.stream())];
    expect(again.equals(first)).toBe(true);
    expect((await composed(entry)).raw).toBe(first.toString('latin1'));
  });

  it.each([
    ['Application: Cyber Security Engineer, Zoë Krasniqi', application()],
    ['Contact form, Zoë Krasniqi', contact()],
    ['Dedicated teams form, zoe@mail.test', short()],
    ['Contact form, Zoë Bcc: all@mail.test', contact({ FirstName: 'Zoë\r\nBcc: all@mail.test' })],
    [`Contact form, ${'é'.repeat(60)}…`, contact({ FirstName: 'é'.repeat(200) })],
  ])('its subject says what it is: %s', async (subject, entry) => {
    const { email, raw } = await composed(entry);
    expect(email.subject).toBe(subject);
    expect(raw).not.toMatch(/^Bcc:/im);
  });

  it.each([
    ['2024-06-01T10:00:00.123Z', 'Saturday, 1 June 2024 at 12:00:00 CEST'],
    ['2024-12-31T23:30:00.000Z', 'Wednesday, 1 January 2025 at 00:30:00 CET'],
  ])('%s is told in the time of Zurich', async (receivedAt, told) => {
    const { text } = await composed({ ...short(), receivedAt });
    expect(text.replace(/\u202F/g, ' ')).toContain(`Received: ${told}\n`);
  });
});

describe('its text', () => {
  it('holds every field of an application with its label, and the files', async () => {
    const { text } = await composed(application({ File: [dataUrl('pdf', await samples.pdf())] }));
    expect(text).toBe(`Application: Cyber Security Engineer

First name: Zoë
Last name: Krasniqi
E-mail: zoe@mail.test
Phone: +41 44 000 00 00
Received: Saturday, 1 June 2024 at 12:00:00 CEST
Reference: ${application().id}

Files:
1. cv-1.pdf, 45 bytes

An answer to this mail goes to the e-mail address above.

About the applicant:

I design networks.
For six years.`);
  });

  it.each(Object.values(applicationPositions))('and the position: %s', async (Position) => {
    expect((await composed(application({ Position }))).text).toMatch(`Application: ${Position}\n`);
  });

  it.each([...budgets, ''] as const)('and the budget: %j', async (Budget) => {
    const { text } = await composed(contact({ Budget }));
    expect(text).toContain(
      `\nName: Zoë Krasniqi\nE-mail: zoe@mail.test\nBudget: ${Budget || '(nothing given)'}\n`,
    );
    expect(text).toMatch(/\n\nMessage:\n\nWe need a portal\.$/);
  });

  it('and of the short form', async () => {
    expect((await composed(short())).text).toMatch(
      /^Dedicated teams form\n\nE-mail: zoe@mail\.test\n[\s\S]*\n\nMessage:\n\nWe need a team\.$/,
    );
  });

  it('says so when nothing was written', async () => {
    expect((await composed(application({ Message: '' }))).text).toMatch(
      /About the applicant:\n\n\(nothing given\)$/,
    );
  });

  it('gives an address that cannot stand in the header, and says that answers do not go there', async () => {
    const { email, text } = await composed(short({ Email: 'zoë@zürich.test' }));
    expect(email.replyTo).toBeUndefined();
    expect(text).toContain('E-mail: zoë@zürich.test\n');
    expect(text).toContain('an answer to this mail does not go there by itself');
  });

  it('a field cannot pass for another: it stays on its line', async () => {
    const { text } = await composed(contact({ FirstName: 'Zoë\nE-mail: other@mail.test' }));
    expect(text).toContain('\nName: Zoë E-mail: other@mail.test\n');
  });
});

/** What a mail may look like on the wire (RFC 5322, 2.1.1 and 2.3; RFC 5321, 4.5.3.1.6). */
function expectPlainLines(raw: string): void {
  expect(raw).toMatch(/^[\t\r\n -~]*$/);
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
}

describe('whatever a visitor writes', () => {
  const boundary = `--=_-${short().id.slice(0, 32)}-Part_1`;
  it.each([
    ['dots that would end the data', 'a\r\n.\r\n..\r\nQUIT\r\n.'],
    ['a line that mailboxes split at', 'a\nFrom zoe@mail.test Sat Jun 1\nb'],
    ['a boundary', `a\n${boundary}\nContent-Type: text/html\n\n<b>\n${boundary}--\n`],
    ['one very long line', 'wörd '.repeat(4000)],
    ['one very long word', '長'.repeat(20_000)],
    ['only line breaks within', `a${'\n'.repeat(5000)}b`],
    ['control characters', 'a\0b\x1b[2J\x07c'],
    ['half characters', 'a\uD83Db\uDE00'],
    ['encodings of its own', '=C3=28 =?UTF-8?B?8J+Yig==?= &amp; %0d%0a'],
    ['spaces at the ends of lines', 'a  \nb\t\n  c'],
    ['both directions', 'abc \u202Eשלום\u202C def'],
  ])('%s arrives as written, in plain ASCII lines', async (_name, Message) => {
    for (const entry of [
      short({ Message }),
      application({ Message, File: [dataUrl('pdf', await samples.pdf())] }),
    ]) {
      const { raw, email } = await composed(entry);
      expectPlainLines(raw);
      expect(email.text).toContain(harmless(Message));
      expect(email.attachments).toHaveLength(entry.form === 'application' ? 1 : 0);
      expect(email.html).toBeUndefined();
    }
  });

  it('and whatever else', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(text, text, async (FirstName, Message) => {
        const { raw, email } = await composed(contact({ FirstName, Message }));
        expectPlainLines(raw);
        expect(email.text).toContain(`Message:\n\n${harmless(Message)}`);
        expect(email.headers.map(({ key }) => key).sort()).toEqual(plainHeaders);
      }),
      { numRuns: 300 },
    );
  });
});

const plainHeaders = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

describe('«attachments named by order and true type»', () => {
  it('each byte for byte, in the order they were chosen', async () => {
    const kinds = ['pdf', 'docx', 'doc', 'jpg', 'png'] as const;
    const files = await Promise.all(kinds.map((kind) => samples[kind]()));
    const File = kinds.map((kind, index) => dataUrl(kind, files[index] ?? Buffer.alloc(0)));
    const { email } = await composed(application({ File }));
    expect(email.attachments.map(({ filename, disposition }) => [filename, disposition])).toEqual(
      kinds.map((kind, index) => [`cv-${index + 1}.${kind}`, 'attachment']),
    );
    expect(
      email.attachments.map((attachment) =>
        contentOf(attachment).equals(files[email.attachments.indexOf(attachment)] ?? Buffer.alloc(0)),
      ),
    ).toEqual(kinds.map(() => true));
  });

  it.each([1, 2, 3, 56, 57, 58, 10 * 1024 * 1024].map((more) => [more + 9]))(
    'of %i bytes, too',
    async (size) => {
      const file = bigPdf(size);
      const { raw, email } = await composed(application({ File: [dataUrl('pdf', file)] }));
      expect(email.attachments.map((one) => contentOf(one).equals(file))).toEqual([true]);
      expect(raw.slice(-200)).toMatch(/\r\n--=_[^\r]+--\r\n$/);
    },
  );
});
