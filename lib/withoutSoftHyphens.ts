/** @returns a text for what does not break lines: titles of pages, search engines, feeds, subjects of mails */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '');
}
