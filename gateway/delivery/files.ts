import { readDataUrl } from '@/lib/forms/dataUrl';
import { fileTypes } from '@/lib/forms/limits';
import { trueTypeOf } from './trueType';

/** A file that goes with the mail. */
interface Attached {
  readonly kind: 'attached';
  /** Place in the application, from 1. */
  readonly number: number;
  /** Made of place and type: data URLs carry no name. */
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** A file that does not: it is not what it says, none of the accepted types, or its mail would be too large. */
export interface Withheld {
  readonly kind: 'withheld';
  /** Place in the application, from 1. */
  readonly number: number;
  /** What to call it once it is fetched: no program opens it by a click while its type is in doubt. */
  readonly name: string;
  /** The media type it came with; nothing when it did not come as a data URL. */
  readonly declared?: string;
  /** The media type of its content, where that is known. */
  readonly found?: string;
  /** Whether it would go with the mail, were that not too large. */
  readonly tooLarge: boolean;
  readonly content: Buffer;
}

export type SentFile = Attached | Withheld;

/**
 * Decodes the files of an application, byte for byte, and tells those that can be
 * passed on from those that lie about their type.
 *
 * @param dataUrls as they were sent
 * @param attach whether those that can be passed on shall go with the mail
 * @returns the files in the same order
 */
export function sentFiles(dataUrls: readonly string[], attach = true): Promise<SentFile[]> {
  return Promise.all(dataUrls.map((text, index) => sentFile(text, index + 1, attach)));
}

async function sentFile(text: string, number: number, attach: boolean): Promise<SentFile> {
  const unknownName = `cv-${number}.withheld`;
  const url = readDataUrl(text);
  if (!url)
    return { kind: 'withheld', number, name: unknownName, tooLarge: false, content: Buffer.from(text) };
  const content = Buffer.from(url.base64, 'base64');
  const found = await trueTypeOf(content);
  const ending = found === url.type ? endingOf(url.type) : undefined;
  const name = ending ? `cv-${number}.${ending}` : unknownName;
  return ending && attach
    ? { kind: 'attached', number, name, type: url.type, content }
    : { kind: 'withheld', number, name, declared: url.type, found, tooLarge: ending !== undefined, content };
}

/** @returns the ending of an accepted media type, of the two of a JPEG the first; nothing for any other type */
function endingOf(type: string): string | undefined {
  return Object.entries(fileTypes).find(([, accepted]) => accepted === type)?.[0];
}
