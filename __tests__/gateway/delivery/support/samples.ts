import { createCipheriv } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { fileTypes } from '@/lib/forms/limits';

const square = sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } });

/** A file in an archive: as it is, or deflated already, with the size that the archive claims for it. */
export type ZipPart = string | Buffer | { readonly deflated: Buffer; readonly size: number };

/**
 * A zip archive (APPNOTE 4.3).
 *
 * @param streamed whether sizes follow each entry, as programs write them that cannot go back
 */
export function zip(files: Readonly<Record<string, ZipPart>>, { streamed = false } = {}): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(files)) {
    const isDeflated = typeof part === 'object' && 'deflated' in part;
    const plain = isDeflated ? Buffer.alloc(0) : Buffer.from(part);
    const data = isDeflated ? part.deflated : streamed ? deflateRawSync(plain) : plain;
    const path = Buffer.from(name);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(plain), 0);
    sizes.writeUInt32LE(data.length, 4);
    sizes.writeUInt32LE(isDeflated ? part.size : plain.length, 8);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(streamed ? 8 : 0, 2);
    common.writeUInt16LE(isDeflated || streamed ? 8 : 0, 4);
    common.writeUInt16LE(path.length, 22);
    const [local, listed] = [Buffer.from(common), Buffer.from(common)];
    sizes.copy(listed, 10);
    if (!streamed) sizes.copy(local, 10);
    const after = streamed ? [Buffer.from('PK\x07\x08'), sizes] : [];
    const pieces = [Buffer.from('PK\x03\x04'), local, path, data, ...after];
    locals.push(...pieces);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.from('PK\x01\x02\x14\0'), listed, rest, path);
    offset += Buffer.concat(pieces).length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length / 4, 4);
  end.writeUInt16LE(central.length / 4, 6);
  end.writeUInt32LE(Buffer.concat(central).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...central, Buffer.from('PK\x05\x06'), end]);
}

/** An Office document of the newer kind whose main part has this content type. */
const office = (part: string, type: string) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`,
    [part]: '<?xml version="1.0"?><document/>',
  });

/** A compound file (MS-CFB) whose directory holds a stream of this name. */
export function compound(stream: string): Buffer {
  const header = Buffer.alloc(512, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const entry = (name: string, kind: number) => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 'utf16le');
    bytes.writeUInt16LE(2 * (name.length + 1), 64);
    bytes[66] = kind;
    return bytes;
  };
  const directory = [entry('Root Entry', 5), entry(stream, 2), Buffer.alloc(256)];
  return Buffer.concat([header, ...directory, Buffer.alloc(1024, 'text')]);
}

/** One file of every kind that the tests send, each with its true type. */
export const samples = {
  pdf: async () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  doc: async () => compound('WordDocument'),
  docx: async () =>
    office(
      'word/document.xml',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    ),
  jpg: () => square.clone().jpeg().toBuffer(),
  png: () => square.clone().png().toBuffer(),
  /** Word with macros. */
  docm: async () => office('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
  xlsx: async () =>
    office('xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
  xls: async () => compound('Workbook'),
  zip: async () => zip({ 'cv.txt': 'text' }),
  exe: async () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)]),
  rtf: async () => Buffer.from('{\\rtf1 text}'),
  html: async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  nothing: async () => Buffer.alloc(0),
} as const;

export type Sample = keyof typeof samples;

/** What a browser's reader makes of a file. */
export function dataUrl(ending: keyof typeof fileTypes, bytes: Buffer): string {
  return `data:${fileTypes[ending]};base64,${bytes.toString('base64')}`;
}

/** A PDF of so many bytes that do not repeat in a pattern; the same size makes the same bytes. */
export function bigPdf(size: number): Buffer {
  const zeros = Buffer.alloc(16);
  const bytes = createCipheriv('aes-128-ctr', zeros, zeros).update(Buffer.alloc(size));
  bytes.write('%PDF-1.7\n');
  return bytes;
}
