import { fileTypes } from './limits';

/** What files arrive as: data URLs in base64 (RFC 2397), as the browser's reader writes them. */
export interface DataUrl {
  /** The declared media type, in lower case. */
  readonly type: string;
  /** The content, still in base64. */
  readonly base64: string;
  /** Bytes of the content. */
  readonly size: number;
}

const types: ReadonlySet<string> = new Set(Object.values(fileTypes));

/**
 * @param text any string
 * @returns its parts when it is a data URL in base64 of an accepted type, else nothing
 */
export function readDataUrl(text: string): DataUrl | undefined {
  const comma = text.indexOf(',');
  const type = /^data:([a-z0-9.+/-]+);base64$/i.exec(text.slice(0, Math.max(comma, 0)))?.[1]?.toLowerCase();
  if (!type || !types.has(type)) return undefined;
  const base64 = text.slice(comma + 1);
  // Searched for what must not be there: one pattern over all of it would overflow on 20 MB.
  if (base64.length % 4 !== 0 || /[^A-Za-z0-9+/]/.test(base64.replace(/={1,2}$/, ''))) return undefined;
  return { type, base64, size: sizeOfDataUrl(text) };
}

/** @returns bytes of the content of a data URL in base64, from its length alone */
export function sizeOfDataUrl(text: string): number {
  const digits = text.length - text.indexOf(',') - 1;
  return (digits / 4) * 3 - padding(text);
}

function padding(base64: string): number {
  if (base64.endsWith('==')) return 2;
  return base64.endsWith('=') ? 1 : 0;
}
