import { type FileEnding, fileLimits, fileTypes } from './limits';

/** A file chosen for an application. */
export interface Attachment {
  /** Unique on the page, even if the same file is chosen twice. */
  readonly id: number;
  readonly file: File;
  /** Its content, once read. */
  readonly dataUrl?: string;
  /** Whether the browser could not read it. */
  readonly unreadable?: boolean;
}

export type AttachmentProblem =
  | 'FILE_TYPE'
  | 'FILE_EMPTY'
  | 'FILE_SIZE'
  | 'FILE_COUNT'
  | 'FILE_TOTAL'
  | 'FILE_UNREADABLE';

const isEnding = (text: string): text is FileEnding => Object.hasOwn(fileTypes, text);
const accepted: ReadonlySet<string> = new Set(Object.values(fileTypes));

/**
 * Files are recognised by their ending, as some systems give no type for docx (specification 24.9). If the
 * ending is unknown, the declared type counts.
 *
 * @returns the media type that the file is sent with; undefined if it is not accepted
 */
function mediaTypeOf({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (name.includes('.') && isEnding(ending)) return fileTypes[ending];
  return accepted.has(type) ? type : undefined;
}

/**
 * The problem of each file, in the order of the list. Rejected files do not count towards the limits of
 * number and total size.
 */
export function problemsOf(attachments: readonly Attachment[]): (AttachmentProblem | undefined)[] {
  let count = 0;
  let total = 0;
  return attachments.map((attachment) => {
    const { size } = attachment.file;
    const own = ownProblemOf(attachment);
    if (own) return own;
    if (count === fileLimits.count) return 'FILE_COUNT';
    if (total + size > fileLimits.total) return 'FILE_TOTAL';
    count += 1;
    total += size;
    return undefined;
  });
}

function ownProblemOf({ file, unreadable }: Attachment): AttachmentProblem | undefined {
  if (!mediaTypeOf(file)) return 'FILE_TYPE';
  if (file.size === 0) return 'FILE_EMPTY';
  if (file.size > fileLimits.each) return 'FILE_SIZE';
  return unreadable ? 'FILE_UNREADABLE' : undefined;
}

/**
 * @param file an accepted file
 * @returns its content as a data URL, with the media type of its ending
 * @throws the browser's error when the file cannot be read, such as a folder or a file that was moved
 */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file.slice(0, file.size, mediaTypeOf(file)));
  });
}

/** Characters that set the text direction: embeddings, overrides and isolates (Unicode Standard Annex 9). */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * @param name of a file
 * @returns the name isolated, so that its direction does not affect the surrounding sentence
 */
export const isolated = (name: string): string => `\u2068${name.replace(directionMarks, '')}\u2069`;
