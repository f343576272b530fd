/**
 * The marked pieces of an article's text with their delimiters: code, bold words, a link, or the title of a
 * work in English. Splitting by it makes every second piece a mark. A link leads to a page of the site by its
 * English path, such as `/services`, or to a page on the web. Brackets in an address would end the link.
 */
export const marked =
  /(`[^`]+`|\*\*[^*]+\*\*|\[[^[\]]+\]\((?:https:\/\/|\/(?!\/))[^\s()<>\\]*\)|(?<!\w)_[^_]+_(?!\w))/;

/** A link in a text: its words, which may contain marks, and its address. */
export interface Link {
  readonly text: string;
  readonly to: string;
}

/** @returns the link of a mark, if it is one */
export function linkOf(mark: string): Link | undefined {
  const [, text, to] = /^\[(.+)\]\((.+)\)$/.exec(mark) ?? [];
  return text === undefined || to === undefined ? undefined : { text, to };
}

/** @returns every link of a text, including those in bold words */
export const linksIn = (text: string): readonly Link[] =>
  text
    .split(marked)
    .filter((_, index) => index % 2 === 1)
    .flatMap((mark) => (mark.startsWith('**') ? linksIn(mark.slice(2, -2)) : (linkOf(mark) ?? [])));

/** @returns a text without the addresses of its links, which are not language */
export const withoutAddresses = (text: string): string => text.replace(/\]\([^()\s]*\)/g, ']');
