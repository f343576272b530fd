import type { Blockquote, Paragraph } from 'mdast';
import type { ArticleBlock } from '../schemas/article';
import { misplaced, oneLine, readInline, startOf } from './inline';
import type { Report } from './mistakes';

/** Starts the line with the quoted person. */
const author = '\n— ';
/** Turns a quote into a note, as on GitHub; the note's title follows. */
export const noteSign = '[!NOTE]';

/**
 * @param node the block quote
 * @param source the whole file
 * @returns the quote, or a note if it starts like one
 */
export function readQuote(node: Blockquote, source: string, report: Report): ArticleBlock {
  const wrong = node.children.find(({ type }) => type !== 'paragraph');
  if (wrong) report(startOf(wrong), misplaced(wrong));
  const paragraphs = node.children.flatMap((child) => (child.type === 'paragraph' ? child : []));
  const isNote = source.startsWith(noteSign, paragraphs[0]?.position?.start.offset ?? source.length);
  const said = paragraphs
    .map((paragraph) => readInline(paragraph.children, source, isNote, report))
    .join('\n');
  if (isNote) return readNote(said.slice(noteSign.length), paragraphs, report);
  const [text = '', ...by] = said.split(author);
  return { kind: 'quote', text: oneLine(text), ...(by.length > 0 && { by: oneLine(by.join(author)) }) };
}

function readNote(said: string, [first, , third]: readonly Paragraph[], report: Report): ArticleBlock {
  if (third) report(startOf(third), 'a note is one paragraph below its title; begin another note');
  const [title = '', ...lines] = said.split('\n');
  const note = { kind: 'note', title: title.trim(), text: oneLine(lines.join('\n')) } as const;
  if (first && (note.title === '' || note.text === ''))
    report(
      startOf(first),
      `a note has its title after ${noteSign} and its text below, both after ">"; add the missing part`,
    );
  return note;
}
