/** @returns HTML that shows exactly this text */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** @returns a name or date with no-break spaces */
export const withNbsp = (words: string): string => words.replaceAll(' ', '\u00a0');

/** @returns a text for places without line breaks: page titles, search engines, feeds, subjects of mails */
export function stripSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '');
}
