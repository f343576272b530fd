import { readDataUrl } from '@/lib/forms/dataUrl';
import { fileTypes } from '@/lib/forms/limits';
import { trueTypeOf } from './trueType';

/** A file attached to the mail. */
interface Attached {
  readonly kind: 'attached';
  /** Position in the application, from 1. */
  readonly number: number;
  /** Made from position and type, as data URLs have no name. */
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** A withheld file: its content does not match its type, its type is not accepted, or the mail would be too large. */
export interface Withheld {
  readonly kind: 'withheld';
  /** Position in the application, from 1. */
  readonly number: number;
  /** File name for the download. Its ending keeps programs from opening it by a click while its type is in doubt. */
  readonly name: string;
  /** The declared media type; undefined when it did not come as a data URL. */
  readonly declared?: string;
  /** The detected media type, if known. */
  readonly found?: string;
  /** Whether only the size of the mail kept it from being attached. */
  readonly tooLarge: boolean;
  readonly content: Buffer;
}

export type SentFile = Attached | Withheld;

/**
 * Decodes the files of an application and separates those that can be attached from those whose content does
 * not match their type.
 *
 * @param dataUrls as they were sent
 * @param attach whether acceptable files are attached
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

/** @returns the file ending of an accepted media type (the first of two for JPEG); undefined for any other type */
function endingOf(type: string): string | undefined {
  return Object.entries(fileTypes).find(([, accepted]) => accepted === type)?.[0];
}
