/** @returns a text for what does not break lines: window titles, search engines, feeds, subjects of mails */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '');
}
