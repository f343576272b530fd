import fc from 'fast-check';
import { sentFiles } from '@/gateway/delivery/files';
import { trueTypeOf } from '@/gateway/delivery/trueType';
import type { FileEnding } from '@/lib/forms/limits';
import { application, composed, contentOf } from './support/entries';
import { compound, dataUrl, type Sample, samples } from './support/samples';

describe('the true type of a file (specification 28.4 and 28.5)', () => {
  it('"doc" is the old container with Word’s text in its directory, not only with its name somewhere', async () => {
    const other = compound('Workbook');
    const mentioned = Buffer.concat([other, Buffer.from('xWordDocument\0', 'utf16le')]);
    const aligned = Buffer.concat([other, Buffer.from('WordDocument\0', 'utf16le'), Buffer.alloc(102)]);
    const cut = Buffer.concat([other, Buffer.from('WordDocument\0', 'utf16le')]);
    for (const file of [other, mentioned, aligned, cut])
      expect(await trueTypeOf(file)).toBe('application/x-cfb');
  });

  it('attaches files byte for byte, in their order, named by order and type', async () => {
    const kinds = ['pdf', 'docx', 'doc', 'jpg', 'png'] as const;
    const files = await Promise.all(kinds.map((kind) => samples[kind]()));
    const File = kinds.map((kind, index) => dataUrl(kind, files[index] ?? Buffer.alloc(0)));
    const { email } = await composed(application({ File }));
    expect(email.attachments.map(({ filename, disposition }) => [filename, disposition])).toEqual(
      kinds.map((kind, index) => [`cv-${index + 1}.${kind}`, 'attachment']),
    );
    expect(email.attachments.map(contentOf)).toEqual(files);
  });

  it('damaged and made-up files never cause an error', async () => {
    const starts = await Promise.all(Object.values(samples).map((make) => make()));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.nat(600),
        fc.uint8Array({ maxLength: 600 }),
        async (start, keep, rest) => {
          const type = await trueTypeOf(Buffer.concat([start.subarray(0, keep), rest]));
          expect(['string', 'undefined']).toContain(typeof type);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

/** What is declared, what it is, and what the mail says. */
const lies: readonly [FileEnding, Sample, string][] = [
  ['pdf', 'exe', 'It came as PDF, but its content is application/x-msdownload.'],
  ['pdf', 'png', 'It came as PDF, but its content is PNG.'],
  [
    'docx',
    'docm',
    'It came as Word (docx), but its content is application/vnd.ms-word.document.macroenabled.12.',
  ],
  ['doc', 'xls', 'It came as Word (doc), but its content is application/x-cfb.'],
  ['pdf', 'nothing', 'The file is empty.'],
];

describe('a file whose content is of another type is withheld, and the mail names it', () => {
  it.each(lies)('declared %s, in truth %s: %s', async (declared, truth, sentence) => {
    const lie = await samples[truth]();
    const honest = await samples.png();
    const entry = application({ File: [dataUrl(declared, lie), dataUrl('png', honest)] });
    const { email, text } = await composed(entry);
    expect(email.attachments.map(({ filename }) => filename)).toEqual(['cv-2.png']);
    expect(text).toContain(
      `1. not attached: ${sentence}${lie.length > 0 ? ' Have it checked before anyone opens it.' : ''} It is kept unchanged in /srv/spool/withheld/${entry.id}-1.withheld for 30 days. To fetch it, run this in the folder of the website on its server: deploy/spool export ${entry.id}-1 cv-1.withheld\n2. cv-2.png, `,
    );
    const [withheld] = await sentFiles([dataUrl(declared, lie)]);
    expect(withheld).toMatchObject({ kind: 'withheld', number: 1, content: lie });
  });

  it('a text that is no data URL is withheld unchanged', async () => {
    const [file] = await sentFiles(['data:,ä']);
    expect(file).toEqual({
      kind: 'withheld',
      number: 1,
      name: 'cv-1.withheld',
      tooLarge: false,
      content: Buffer.from('data:,ä'),
    });
    expect((await composed(application({ File: ['data:,ä'] }))).text).toContain(
      '1. not attached: It did not come as a file.',
    );
  });
});
