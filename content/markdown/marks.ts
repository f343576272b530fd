/**
 * What a text of an article marks, with the signs around it: code, bold words, a link, or the title of a work in English.
 * Split by it, every second piece is a mark. A link leads to a page of the site by its path in English, such as
 * `/services`, or to a page of the web. Brackets in an address would end the link.
 */
export const marked =
  /(`[^`]+`|\*\*[^*]+\*\*|\[[^[\]]+\]\((?:https:\/\/|\/(?!\/))[^\s()<>\\]*\)|(?<!\w)_[^_]+_(?!\w))/;

/** A link of a text: its words, which may hold marks, and its address. */
export interface Link {
  readonly text: string;
  readonly to: string;
}

/** @returns the link that a mark is, if it is one */
export function linkOf(mark: string): Link | undefined {
  const [, text, to] = /^\[(.+)\]\((.+)\)$/.exec(mark) ?? [];
  return text === undefined || to === undefined ? undefined : { text, to };
}

/** @returns every link of a text, those in bold words too */
export const linksIn = (text: string): readonly Link[] =>
  text
    .split(marked)
    .filter((_, index) => index % 2 === 1)
    .flatMap((mark) => (mark.startsWith('**') ? linksIn(mark.slice(2, -2)) : (linkOf(mark) ?? [])));

/** @returns a text without the addresses of its links, which are not language */
export const withoutAddresses = (text: string): string => text.replace(/\]\([^()\s]*\)/g, ']');
