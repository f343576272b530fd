/**
 * Makes a visitor's text safe to show in a mail without changing what a person wrote. Line breaks become
 * `\n`, lone surrogates the replacement character, and control characters visible symbols, so that none
 * reaches a terminal or a mail program (RFC 5322, 3.5, forbids NUL).
 *
 * @param text any text
 * @returns well-formed text whose only control characters are tab and `\n`
 */
export function sanitizeText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\P{Cc}\t\n]/gu, picture);
}

/** @returns the same on one line, for the text after a label */
export function oneLine(text: string): string {
  return sanitizeText(text).replace(/[\t\n]+/g, ' ');
}

/**
 * @param text any text
 * @param most longest result, in characters
 * @returns one line for a subject, truncated if longer, without characters that change the text direction,
 *   since mail programs put dates next to it
 */
export function forSubject(text: string, most: number): string {
  const plain = oneLine(text)
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(plain);
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : plain;
}

/** Unicode has a symbol for each C0 control character and none for the C1 ones. */
function picture(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\uFFFD';
}
