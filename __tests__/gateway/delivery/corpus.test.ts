import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { sentFiles } from '@/gateway/delivery/files';
import { trueTypeOf } from '@/gateway/delivery/trueType';
import { type FileEnding, fileTypes } from '@/lib/forms/limits';
import { bigPdf, compound, dataUrl, type ZipPart, zip } from './support/samples';

// Files that real programs wrote: corpus/make.sh.

const corpus = path.join(__dirname, 'corpus');

/** @returns the files of one folder: name, extension, content */
function filesOf(folder: 'attached' | 'withheld'): [string, FileEnding, Buffer][] {
  return readdirSync(path.join(corpus, folder)).map((name) => [
    name,
    name.split('.')[1] as FileEnding, // make.sh names them so.
    readFileSync(path.join(corpus, folder, name)),
  ]);
}

const attached = filesOf('attached');
const read = (name: string) => readFileSync(path.join(corpus, 'attached', name));

describe('a file that a real program wrote (specification 28.4 and 28.5)', () => {
  it.each(attached)('is attached unchanged: %s', async (_name, ending, content) => {
    const sent = await sentFiles([dataUrl(ending, content)]);
    expect(sent).toMatchObject([{ kind: 'attached', type: fileTypes[ending], content }]);
  });

  it.each(filesOf('withheld'))(
    'is withheld when it is of another type: %s',
    async (_name, ending, content) => {
      expect(await sentFiles([dataUrl(ending, content)])).toMatchObject([{ kind: 'withheld', content }]);
    },
  );

  it.each(attached)('is withheld under any other accepted type: %s', async (_name, own, content) => {
    const others = Object.entries(fileTypes).filter(([, type]) => type !== fileTypes[own]);
    const sent = await sentFiles(others.map(([ending]) => dataUrl(ending as FileEnding, content)));
    expect(sent.map(({ kind }) => kind)).toEqual(others.map(() => 'withheld'));
  });
});

describe('a PDF with something before its header', () => {
  it.each([
    ['a line break', '\n'],
    ['a Windows line break', '\r\n'],
    ['spaces', '    '],
    ['a byte order mark', '\u00ef\u00bb\u00bf'],
    ['lines for a printer', '\u001b%-12345X@PJL JOB NAME="cv"\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['the answer of a server', 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'],
    ['a warning of a script', '<br />\n<b>Notice</b>: Undefined index in /srv/cv.php\n'],
    ['zeros', '\0'.repeat(1019)],
  ])('is attached: %s', async (_name, before) => {
    expect(await trueTypeOf(Buffer.concat([Buffer.from(before, 'latin1'), read('mupdf.pdf')]))).toBe(
      fileTypes.pdf,
    );
  });

  it.each([
    ['the header comes after the first 1,024 bytes', ' '.repeat(1020)],
    ['a program comes first', `MZ${'\0'.repeat(510)}`],
    ['an archive comes first', zip({ 'cv.txt': 'text' }).toString('latin1')],
    ['RTF comes first', '{\\rtf1 '],
  ])('is withheld when %s', async (_name, before) => {
    const content = Buffer.concat([Buffer.from(before, 'latin1'), read('mupdf.pdf')]);
    expect(await trueTypeOf(content)).not.toBe(fileTypes.pdf);
  });
});

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const override = (type: string, part = '/word/document.xml') =>
  `<Override PartName="${part}" ContentType="${type}"/>`;
const typesOf = (...parts: string[]) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${parts.join('')}</Types>`;
const document = { 'word/document.xml': '<?xml version="1.0"?><document/>' };
const word = (types: string, more: Readonly<Record<string, ZipPart>> = {}) =>
  zip({ ...document, '[Content_Types].xml': types, ...more });

/** The same archive with an end that claims four billion files (APPNOTE 4.3.14 and 4.3.15). */
function claimingMore(archive: Buffer): Buffer {
  const [body, end] = [archive.subarray(0, -22), archive.subarray(-22)];
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeUInt32LE(0xffffffff, 32);
  record.writeUInt32LE(end.readUInt32LE(16), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeUInt32LE(body.length, 8);
  return Buffer.concat([body, record, locator, end]);
}

describe('a Word document is recognised by the content types of its package (ECMA-376, part 2)', () => {
  it('with a picture of any size before everything else, as Google Docs writes it', async () => {
    const types = typesOf(override(mainType));
    const parts = {
      'word/media/image1.png': bigPdf(1_200_000),
      ...document,
      '[Content_Types].xml': types,
    };
    const content = zip(parts, { streamed: true });
    expect(await trueTypeOf(content)).toBe(fileTypes.docx);
  });

  it.each([
    [
      'its main part has another name',
      word(typesOf(override(mainType, '/word/document2.xml')), { 'word/document2.xml': '<document/>' }),
    ],
    [
      'its type is the default of the ending',
      word(typesOf(`<Default Extension="xml" ContentType="${mainType}"/>`)),
    ],
    ['the names differ in case only', word(typesOf(override(mainType, '/Word/Document.xml')))],
    [
      'attributes are in single quotes, elements have a prefix',
      word(
        `<t:Types xmlns:t="x"><t:Override ContentType='${mainType}' PartName='/word/document.xml' /></t:Types>`,
      ),
    ],
    ['bytes follow the archive', Buffer.concat([word(typesOf(override(mainType))), Buffer.from('\r\n')])],
  ])('even when %s', async (_name, content) => expect(await trueTypeOf(content)).toBe(fileTypes.docx));

  it.each([
    ['its type is named in a comment only', word(typesOf(`<!-- ${override(mainType)} -->`))],
    ['its type is named in text only', word(typesOf(`<![CDATA[${override(mainType)}]]>`))],
    ['the part with that type is missing', word(typesOf(override(mainType, '/word/other.xml')))],
    [
      'it holds macros',
      word(
        typesOf(override(mainType), override('application/vnd.ms-office.vbaProject', '/word/vbaProject.bin')),
        { 'word/vbaProject.bin': 'x' },
      ),
    ],
    [
      'a second main part allows macros',
      word(
        typesOf(
          override(mainType),
          override('application/vnd.ms-word.document.macroEnabled.main+xml', '/word/b.xml'),
        ),
        { 'word/b.xml': 'x' },
      ),
    ],
    [
      'it is a template',
      word(
        typesOf(override('application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml')),
      ),
    ],
    ['it has no list of content types', zip(document)],
    ['the archive claims four billion files', claimingMore(word(typesOf(override(mainType))))],
    ['the archive is truncated', word(typesOf(override(mainType))).subarray(0, -30)],
  ])('but not when %s', async (_name, content) => expect(await trueTypeOf(content)).not.toBe(fileTypes.docx));

  it.each([3_000_000, 1000])('but not when a list of 3 MB is packed as one of %i bytes', async (size) => {
    const types = { deflated: deflateRawSync(Buffer.alloc(3_000_000, ' ')), size };
    expect(await trueTypeOf(word('', { '[Content_Types].xml': types }))).not.toBe(fileTypes.docx);
  });
});

it('an encrypted Word document is withheld', async () => {
  const content = compound('EncryptedPackage');
  expect(await sentFiles([dataUrl('docx', content)])).toMatchObject([{ kind: 'withheld' }]);
});
