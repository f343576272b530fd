import fc from 'fast-check';
import { sanitizeText } from '@/gateway/delivery/sanitizeText';
import { application, composed, contact, short } from './support/entries';
import { dataUrl, samples } from './support/samples';

/** What a mail may look like on the wire (RFC 5322, 2.1.1 and 2.3; RFC 5321, 4.5.3.1.6). */
function expectPlainLines(raw: string): void {
  expect(raw).toMatch(/^[\t\r\n -~]*$/);
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
}

describe('any text of a visitor (specification 28.3)', () => {
  const boundary = `--=_-${short().id.slice(0, 32)}-Part_1`;
  it.each([
    ['dots that would end the data', 'a\r\n.\r\n..\r\nQUIT\r\n.'],
    ['a line that mailboxes split at', 'a\nFrom zoe@mail.test Sat Jun 1\nb'],
    ['a boundary', `a\n${boundary}\nContent-Type: text/html\n\n<b>\n${boundary}--\n`],
    ['one very long word', '長'.repeat(20_000)],
    ['text that looks encoded', '=C3=28 =?UTF-8?B?8J+Yig==?= &amp; %0d%0a'],
  ])('%s arrives as written, in plain ASCII lines', async (_name, Message) => {
    for (const entry of [
      short({ Message }),
      application({ Message, File: [dataUrl('pdf', await samples.pdf())] }),
    ]) {
      const { raw, email } = await composed(entry);
      expectPlainLines(raw);
      expect(email.text).toContain(sanitizeText(Message));
      expect(email.attachments).toHaveLength(entry.form === 'application' ? 1 : 0);
      expect(email.html).toBeUndefined();
    }
  });

  it('arrives as written and adds no header (generated texts)', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(text, text, async (FirstName, Message) => {
        const { raw, email } = await composed(contact({ FirstName, Message }));
        expectPlainLines(raw);
        expect(email.text).toContain(`Message:\n\n${sanitizeText(Message)}`);
        expect(email.headers.map(({ key }) => key).sort()).toEqual(allowedHeaders);
      }),
      { numRuns: 300 },
    );
  });
});

const allowedHeaders = [
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
