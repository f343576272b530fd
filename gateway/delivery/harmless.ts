/**
 * Makes a visitor's text safe to show in a mail, changing nothing that a person
 * wrote: line breaks become one kind, half characters the replacement character,
 * and control characters a visible sign each, so that none reaches a terminal or
 * a mail program (RFC 5322, 3.5, forbids NUL).
 *
 * @param text anything
 * @returns well-formed text whose only control characters are tab and `\n`
 */
export function harmless(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\P{Cc}\t\n]/gu, picture);
}

/** @returns the same on one line: what stands beside a label */
export function oneLine(text: string): string {
  return harmless(text).replace(/[\t\n]+/g, ' ');
}

/**
 * @param text anything
 * @param most how many characters may stay
 * @returns one line for a subject, cut when it is longer; without the signs that
 *   turn the direction of what follows, since mail programs put dates beside it
 */
export function forSubject(text: string, most: number): string {
  const plain = oneLine(text)
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(plain);
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : plain;
}

/** Unicode has a picture for each of the older control characters, none for the later ones. */
function picture(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\uFFFD';
}
