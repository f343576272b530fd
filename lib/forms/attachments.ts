import { type FileEnding, fileLimits, fileTypes } from './limits';

/** A file chosen for an application, on its way to what is sent. */
export interface Attachment {
  /** Tells it from every other one on the page, the same file chosen twice included. */
  readonly id: number;
  readonly file: File;
  /** Its content, once it has been read. */
  readonly dataUrl?: string;
  /** The browser could not read it. */
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
 * A file is known by the ending of its name: some systems give no type for docx
 * (specification 24.9). Where the ending says nothing, its declared type counts.
 *
 * @returns the media type that the file is sent with; nothing if it is not accepted
 */
function mediaTypeOf({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (name.includes('.') && isEnding(ending)) return fileTypes[ending];
  return accepted.has(type) ? type : undefined;
}

/**
 * What keeps each file from being sent, in the order of the list. A file that
 * cannot be sent takes no room: number and sum count the ones that can.
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
 * @param file one that is accepted
 * @returns its content as a data URL, with the media type of its ending
 * @throws the browser's error when the file cannot be read, such as a folder or one that was moved
 */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file.slice(0, file.size, mediaTypeOf(file)));
  });
}

/** Marks that set the direction of what follows: embeddings, overrides and isolates (Unicode Standard Annex 9). */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * @param name of a file
 * @returns the name as a sentence may hold it: whatever its direction, the words around it keep theirs
 */
export const isolated = (name: string): string => `\u2068${name.replace(directionMarks, '')}\u2069`;
