import type { Code, Heading, Image, List, RootContent } from 'mdast';
import { emailOf } from '../emails';
import type { ArticleBlock, ArticleSection } from '../schemas/article';
import { decodeInvisible, misplaced, oneLine, readInline, startOf } from './inline';
import type { Place, Report } from './mistakes';
import { readQuote } from './quotes';
import { type Label, labelOf, readTable, unused } from './tables';

/** The content below the front matter. */
export interface Body {
  readonly lead?: string;
  readonly sections: readonly Omit<ArticleSection, 'id'>[];
}

/** Context of reading a file. */
interface Reading {
  /** The whole file. */
  readonly source: string;
  /** Whether headings have anchors and texts may contain marks, as in articles. */
  readonly isArticle: boolean;
  readonly report: Report;
  /** Records the position of a value, by its path, such as `sections.0.blocks.1`. */
  readonly stands: (path: string, place: Place | undefined) => void;
}

/** @returns the lead and the sections of a file; unsupported content is reported */
export function readBody(nodes: readonly RootContent[], reading: Reading): Body {
  const firstHeading = nodes.findIndex(({ type }) => type === 'heading');
  const opening = firstHeading < 0 ? nodes : nodes.slice(0, firstHeading);
  const sections: (Omit<ArticleSection, 'id' | 'blocks'> & { blocks: ArticleBlock[] })[] = [];
  let label: Label | undefined;
  for (const node of nodes.slice(opening.length)) {
    const section = sections.at(-1);
    if (node.type !== 'table') unused(label, reading);
    if (node.type === 'heading') {
      reading.stands(`sections.${sections.length}`, startOf(node));
      sections.push({ ...readHeading(node, reading), blocks: [] });
    } else if (section) {
      const labelled = labelOf(node, reading);
      if (labelled) {
        label = labelled;
        continue;
      }
      const path = `sections.${sections.length - 1}.blocks.${section.blocks.length}`;
      const block = readBlock(node, path, label, reading);
      reading.stands(path, startOf(node));
      if (block) section.blocks.push(block);
    }
    label = undefined;
  }
  unused(label, reading);
  return { ...readLead(opening, reading), sections };
}

function readLead([first, second]: readonly RootContent[], reading: Reading): Pick<Body, 'lead'> {
  reading.stands('lead', first && startOf(first));
  if (second)
    reading.report(startOf(second), 'only one paragraph, the lead, may come before the first heading');
  if (first?.type !== 'paragraph') return {};
  return { lead: oneLine(readInline(first.children, reading.source, false, reading.report)) };
}

function readHeading(node: Heading, { source, isArticle, report }: Reading) {
  const text = oneLine(readInline(node.children, source, false, report));
  if (node.depth !== 2) report(startOf(node), misplaced(node));
  if (!isArticle || node.depth !== 2) return { title: text };
  const [, title = text, id] = /^(.*?)\s*\{#([^{}]*)\}$/.exec(text) ?? [];
  return { id, title };
}

function readBlock(
  node: RootContent,
  path: string,
  label: Label | undefined,
  reading: Reading,
): ArticleBlock | undefined {
  const { source, isArticle, report } = reading;
  switch (node.type) {
    case 'paragraph': {
      const [only, ...others] = node.children;
      if (isArticle && only?.type === 'image' && others.length === 0) return readPhoto(only, report);
      return { kind: 'text', text: oneLine(readInline(node.children, source, isArticle, report)) };
    }
    case 'list':
      return { kind: node.ordered ? 'steps' : 'list', items: readItems(node, path, reading) };
    case 'code':
      return readCode(node, report);
    case 'blockquote':
      return readQuote(node, source, report);
    case 'table':
      return readTable(node, path, label, reading);
    default:
      report(startOf(node), misplaced(node));
      return undefined;
  }
}

/** Code, or an email if its language says so. */
function readCode(node: Code, report: Report): ArticleBlock {
  const { lang, meta, value: text } = node;
  if (!lang || !meta)
    report(startOf(node), 'code needs a language and a label after its backticks, such as ```text A command');
  const label = meta ?? '';
  if (lang !== 'email') return { kind: 'code', language: lang ?? '', label, text };
  if (!emailOf(text))
    report(
      startOf(node),
      'an email has lines such as "From: …" at its top, each with a colon, then an empty line and its text',
    );
  return { kind: 'email', label, text: decodeInvisible(text) };
}

function readPhoto(image: Image, report: Report): ArticleBlock {
  const [, photo = ''] = /^photo:(.*)$/.exec(image.url) ?? [];
  if (photo === '')
    report(
      startOf(image),
      'a picture between paragraphs is a photo of content/photos/ or a drawing, by its name: ![](photo:name)',
    );
  const { alt, title } = image;
  return {
    kind: 'photo',
    photo,
    ...(alt && { alt: oneLine(alt) }),
    ...(title && { caption: oneLine(title) }),
  };
}

function readItems(list: List, path: string, { source, isArticle, report, stands }: Reading): string[] {
  return list.children.map((item, index) => {
    stands(`${path}.items.${index}`, startOf(item));
    const [first, second] = item.children;
    if (second) {
      const problem =
        second.type === 'paragraph' ? 'an item is one paragraph; begin another item' : misplaced(second);
      report(startOf(second), problem);
    }
    if (first?.type === 'paragraph') return oneLine(readInline(first.children, source, isArticle, report));
    report(startOf(first ?? item), first ? misplaced(first) : 'the item is empty; write it or remove it');
    return '';
  });
}
