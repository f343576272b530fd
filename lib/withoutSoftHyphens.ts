/** @returns a text for places without line breaks: page titles, search engines, feeds, subjects of mails */
export function stripSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '');
}
