import { fileTypes } from './limits';

const types: ReadonlySet<string> = new Set(Object.values(fileTypes));

/**
 * @param text any string
 * @returns the declared media type, in lower case, and the base64 content, for a base64 data URL of an
 *   accepted type (RFC 2397), as browsers write them; otherwise undefined
 */
export function readDataUrl(text: string): { type: string; base64: string } | undefined {
  const comma = text.indexOf(',');
  const type = /^data:([a-z0-9.+/-]+);base64$/i.exec(text.slice(0, Math.max(comma, 0)))?.[1]?.toLowerCase();
  if (!type || !types.has(type)) return undefined;
  const base64 = text.slice(comma + 1);
  // Searches for forbidden characters, as one pattern over all of it would overflow on 20 MB.
  if (base64.length % 4 !== 0 || /[^A-Za-z0-9+/]/.test(base64.replace(/={1,2}$/, ''))) return undefined;
  return { type, base64 };
}

/** @returns the size of a base64 data URL's content in bytes, computed from its length */
export function sizeOfDataUrl(text: string): number {
  const digits = text.length - text.indexOf(',') - 1;
  const padding = text.slice(-2).split('=').length - 1;
  return (digits / 4) * 3 - padding;
}
