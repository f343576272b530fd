// The package's main entry has no export condition that Jest supports; this one is the same for buffers.
import { fileTypeFromBuffer } from 'file-type/core';
import { fileTypes } from '@/lib/forms/limits';
import { isWordDocument } from './wordDocument';

/** Readers look for the header of a PDF within this many bytes (Adobe's PDF Reference 1.7, H.3, note 13). */
const pdfHeaderWithin = 1024;

/**
 * @param bytes a whole file
 * @returns the media type of its content, whatever the sender calls it, or undefined
 */
export async function trueTypeOf(bytes: Buffer): Promise<string | undefined> {
  // A file crafted to break parsers counts as unknown.
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  // Word's old format is one of many that use this container.
  if (found === 'application/x-cfb') return holdsWordText(bytes) ? fileTypes.doc : found;
  // The library looks at the first entries only, which need not identify the package.
  if (bytes.subarray(0, 4).equals(zipEntry)) {
    if (isWordDocument(bytes)) return fileTypes.docx;
    return found === fileTypes.docx ? 'application/zip' : found;
  }
  // Animated PNGs have the same ending.
  if (found === 'image/apng') return fileTypes.png;
  if (found === undefined && bytes.subarray(0, pdfHeaderWithin).includes('%PDF-')) return fileTypes.pdf;
  return found;
}

const zipEntry = Buffer.from('PK\x03\x04');

/**
 * Looks for the stream "WordDocument" in the container's directory: an entry of 128
 * bytes that begins with the name in UTF-16, with its length in bytes at 64, the
 * closing zero included, and the kind at 66, where 2 is a stream (MS-CFB, 2.6.1;
 * MS-DOC, 2.1.1).
 */
function holdsWordText(bytes: Buffer): boolean {
  const name = Buffer.from('WordDocument\0', 'utf16le');
  for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 2)) {
    const isEntry = at % 128 === 0 && at + 128 <= bytes.length;
    if (isEntry && bytes.readUInt16LE(at + 64) === name.length && bytes[at + 66] === 2) return true;
  }
  return false;
}
