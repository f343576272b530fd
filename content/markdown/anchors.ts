import { readTree } from './parse';

interface Heading {
  readonly title: string;
  readonly anchor: string | undefined;
  /** Where its words end in the file. */
  readonly end: number;
}

/**
 * Gives each heading without an anchor that of the English heading in the same place, which, if it has none either, is made
 * from its words.
 *
 * @param text of an article
 * @param english the same article in the default language
 * @returns the text, otherwise unchanged; a heading that the English text lacks stays without anchor
 */
export function withAnchors(text: string, english: string): string {
  const anchors = anchorsOf(headingsOf(english));
  return headingsOf(text)
    .map((heading, index) => ({ ...heading, own: anchors[index] }))
    .filter(({ anchor, own }) => anchor === undefined && own !== undefined)
    .reduceRight((all, { end, own }) => `${all.slice(0, end)} {#${own}}${all.slice(end)}`, text);
}

const headingsOf = (text: string): readonly Heading[] =>
  readTree(text).flatMap((node) => {
    const end = node.type === 'heading' && node.depth === 2 && node.children.at(-1)?.position?.end.offset;
    if (node.type !== 'heading' || typeof end !== 'number') return [];
    const words = node.children.map((child) => ('value' in child ? child.value : '')).join('');
    const [, title = words, anchor] = /^(.*?)\s*\{#([^{}]*)\}$/.exec(words) ?? [];
    return [{ title, anchor, end }];
  });

function anchorsOf(headings: readonly Heading[]): readonly string[] {
  const taken = new Set(headings.map(({ anchor }) => anchor));
  return headings.map(({ title, anchor }) => {
    const name = anchor ?? nameOf(title);
    let free = name;
    for (let number = 2; anchor === undefined && taken.has(free); number += 1) free = `${name}-${number}`;
    taken.add(free);
    return free;
  });
}

/** @returns the words of a title as an anchor has them: `Don’t panic` is `dont-panic` */
const nameOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u00ad’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section';
