import type { Nodes, PhrasingContent } from 'mdast';
import { linkOf, marked } from './marks';
import type { Place, Report } from './mistakes';

/** Unsupported Markdown, and what to write instead. */
const notShown: Readonly<Partial<Record<Nodes['type'], string>>> = {
  strong: 'bold text is not shown here; remove the stars or underscores around it',
  link: 'a link needs an address alone, without brackets or a title: a page of this site, such as /services, or one that begins with https://; correct it, and write parentheses as %28 and %29',
  linkReference: 'write the address of a link right after its text: [text](/services)',
  definition: 'write the address of a link right after its text, [text](/services), and remove this line',
  image: 'a picture is not allowed here; in an article a photo needs a paragraph of its own',
  imageReference: 'a picture is not shown like this; in an article a photo is ![](photo:name)',
  html: 'HTML is not shown here; remove it, or write "\\<" for the sign',
  break: 'a line break within a paragraph is not shown; begin a new paragraph after an empty line',
  thematicBreak: 'a horizontal rule is not shown here; remove it',
  heading: 'a heading of this level is not shown here; begin it with "## "',
  blockquote: 'a quote is not allowed here; set it between paragraphs',
  list: 'a list cannot contain another; write one list',
  code: 'code is not allowed here; set it between paragraphs, with three backticks above and below',
  table: 'a table is not allowed here; set it between paragraphs',
};

/** @returns the message about unsupported Markdown */
export const misplaced = ({ type }: Nodes): string =>
  notShown[type] ?? 'this is not shown here; write it in plain words';

export const startOf = ({ position }: Nodes): Place | undefined => position?.start;

/**
 * @param nodes of a paragraph, a heading or a cell
 * @param source the whole file, to see the characters that mark something
 * @param canMark whether the text may contain code, bold words, links and English titles
 * @returns the text, with its marks unchanged and its line breaks as in the file
 */
export function readInline(
  nodes: readonly PhrasingContent[],
  source: string,
  canMark: boolean,
  report: Report,
): string {
  const marks: string[] = [];
  let isRight = true;
  const tell: Report = (place, problem) => {
    isRight = false;
    report(place, problem);
  };
  const pieces = nodes.map((node) => {
    if (node.type === 'text') return node.value;
    const mark = markOf(node, source, tell);
    if (mark === undefined) tell(startOf(node), problemOf(node));
    else if (!canMark) tell(startOf(node), 'formatting and links are not shown here; write only the text');
    else marks.push(mark);
    return mark ?? '';
  });
  const text = pieces.join('');
  const found = text.split(marked).filter((_, index) => index % 2 === 1);
  if (canMark && isRight && found.join('\n') !== marks.join('\n') && nodes[0]) {
    const problem =
      'a backtick, star, bracket or underscore in this text would mark something that is not meant; write it another way';
    report(startOf(nodes[0]), problem);
  }
  return text;
}

/** The marked text of a node with its delimiters; undefined for other nodes. */
function markOf(node: PhrasingContent, source: string, report: Report): string | undefined {
  switch (node.type) {
    case 'inlineCode':
      return node.value.includes('`') ? undefined : `\`${node.value}\``;
    case 'strong':
      return `**${readInline(node.children, source, true, report)}**`;
    case 'link': {
      const isAddress = linkOf(marked.exec(`[a](${node.url})`)?.[0] ?? '')?.to === node.url;
      if (node.title || !isAddress) return undefined;
      return `[${readInline(node.children, source, true, report)}](${node.url})`;
    }
    case 'emphasis': {
      if (source[node.position?.start.offset ?? 0] !== '_') return undefined;
      const [inside, ...others] = node.children;
      return inside?.type === 'text' && others.length === 0 ? `_${inside.value}_` : undefined;
    }
    default:
      return undefined;
  }
}

function problemOf(node: PhrasingContent): string {
  if (node.type === 'inlineCode') return 'code cannot hold a backtick; leave it out';
  if (node.type === 'emphasis')
    return 'emphasis is not shown here; underscores are only for the title of an English work in the text of a link';
  return misplaced(node);
}

/** @returns a text on one line */
export const oneLine = (text: string): string => text.replace(/[ \t]*\n[ \t]*/g, ' ');

/** Invisible characters, and their notation in files. */
const unseen = { '\u00a0': '&nbsp;', '\u00ad': '&shy;' } as const;

/** @returns a text with `&nbsp;` and `&shy;` for invisible characters */
export const encodeInvisible = (text: string): string =>
  Object.entries(unseen).reduce((all, [sign, reference]) => all.replaceAll(sign, reference), text);

/** @returns the same text with the characters themselves */
export const decodeInvisible = (text: string): string =>
  Object.entries(unseen).reduce((all, [sign, reference]) => all.replaceAll(reference, sign), text);

/** Characters with a meaning in Markdown, anywhere in a text. */
const signs = /[\\`*[\]<]|&(?=#?\w+;)|(?<!\w)_|_(?!\w)/g;

/** The same at the start of a paragraph or item. */
const openings = /^(?:#{1,6}(?=\s|$)|[-+>]|~{3})|(?<=^\d{1,9})[.)](?=\s|$)/;

const escaped = (text: string) => encodeInvisible(text.replace(signs, '\\$&'));

/**
 * @param text without line breaks
 * @param canMark as in `readInline`
 * @returns Markdown that reads as this text
 */
export function printInline(text: string, canMark: boolean): string {
  const pieces = canMark ? text.split(marked) : [text];
  const printed = pieces.map((piece, index) => (index % 2 === 1 ? printMark(piece) : escaped(piece)));
  return printed.join('');
}

function printMark(mark: string): string {
  if (mark.startsWith('_')) return `_${escaped(mark.slice(1, -1))}_`;
  if (mark.startsWith('**')) return `**${printInline(mark.slice(2, -2), true)}**`;
  const link = linkOf(mark);
  return link ? `[${printInline(link.text, true)}](${link.to})` : mark;
}

/** @returns the same for the start of a paragraph, an item or a quote */
export const printOpening = (text: string, canMark: boolean): string =>
  printInline(text, canMark).replace(openings, '\\$&');
