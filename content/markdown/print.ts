import { defaultLocale } from '../locales';
import type { ArticleBlock } from '../schemas/article';
import { withAnchors } from './anchors';
import { printFrontMatter } from './frontMatter';
import { encodeInvisible, printInline, printOpening } from './inline';
import type { Kind, Written } from './kinds';
import { isDraftFile, parse } from './parse';
import { noteSign } from './quotes';

/**
 * Prints an article or a policy in the format that `parse` reads. What `parse` has read, it reproduces
 * exactly.
 *
 * @param kind of the file
 * @param facts that all languages share; undefined where another file has them
 * @param words the texts of one language
 */
export function print<Facts extends object, Said extends Written>(
  { isArticle }: Kind<Facts, Said>,
  facts: Facts | undefined,
  { lead, sections, ...front }: Said,
): string {
  const top = `---\n${printFrontMatter({ ...facts, ...front })}---`;
  return `${[top, printOpening(lead, false), ...printSections(sections, isArticle)].join('\n\n')}\n`;
}

/** @returns headings and blocks, in order; a section without an id has no anchor */
export function printSections(sections: Written['sections'], isArticle: boolean): string[] {
  return sections.flatMap((section) => [
    // A trailing `#` would close the heading.
    `## ${printInline(section.title, false).replace(/ (?=#+$)/, ' \\')}${'id' in section ? ` {#${section.id}}` : ''}`,
    ...section.blocks.map((block, index) => printBlock(block, isOddInRun(section.blocks, index), isArticle)),
  ]);
}

/**
 * @param english the same text in the default language
 * @returns the formatted file, with an anchor for each heading of an article; a file with mistakes, which the content check
 *   reports, and a draft are not formatted
 */
export function formatMarkdown(
  text: string,
  kind: Kind<object, Written>,
  locale: string,
  english = text,
): string {
  const anchored = kind.isArticle ? withAnchors(text, english) : text;
  const read = parse(anchored, kind, locale === defaultLocale);
  return !read.ok || isDraftFile(english) ? anchored : print(kind, read.value.facts, read.value.words);
}

/** Whether a block is the second, fourth and so on of its kind in a row. */
function isOddInRun(blocks: readonly ArticleBlock[], index: number): boolean {
  const isLike = blocks[index - 1]?.kind === blocks[index]?.kind;
  return isLike && !isOddInRun(blocks, index - 1);
}

/**
 * @param isSecond whether the previous block is of the same kind: a list with the same markers would continue
 *   that one
 */
function printBlock(block: ArticleBlock, isSecond: boolean, canMark: boolean): string {
  switch (block.kind) {
    case 'text':
      // It would be read as the label of a table or chart.
      return printOpening(block.text, canMark).replace(/^(Table|Chart):/, '$1\\:');
    case 'list':
      return printItems(block.items, () => (isSecond ? '*' : '-'), canMark);
    case 'steps':
      return printItems(block.items, (number) => `${number}${isSecond ? ')' : '.'}`, canMark);
    case 'quote':
      return [block.text, ...(block.by === undefined ? [] : [`— ${block.by}`])]
        .map((line) => `> ${printOpening(line, false)}`)
        .join('\n');
    case 'note':
      // Without the empty line, the text could turn its title into a heading or a table.
      return `> ${noteSign} ${printInline(block.title, true)}\n>\n> ${printOpening(block.text, true)}`;
    case 'photo': {
      const caption =
        block.caption === undefined
          ? ''
          : ` "${encodeInvisible(block.caption.replace(/[\\"]|&(?=#?\w+;)/g, '\\$&'))}"`;
      return `![${block.alt === undefined ? '' : printInline(block.alt, false)}](photo:${block.photo}${caption})`;
    }
    case 'email':
    case 'code': {
      const longest = Math.max(2, ...(block.text.match(/`+/g) ?? []).map(({ length }) => length));
      const fence = '`'.repeat(longest + 1);
      // After a fence of backticks there may be none.
      const label = printInline(block.label, false).replaceAll('\\`', '&#96;');
      const [language, text] =
        block.kind === 'email' ? [block.kind, encodeInvisible(block.text)] : [block.language, block.text];
      return `${fence}${language} ${label}\n${text}\n${fence}`;
    }
    case 'table':
    case 'chart': {
      const cells = (texts: readonly string[], marks: boolean) =>
        texts.map((text) => printInline(text, marks).replaceAll('|', '\\|'));
      const rows =
        block.kind === 'table'
          ? block.rows.map((row, index) => {
              const [first = '', ...others] = cells(row, canMark);
              return [index === block.main ? `**${first}**` : first, ...others];
            })
          : block.rows.map(({ name, value, isMain }) => [
              ...cells([name], canMark),
              isMain ? `**${value}**` : `${value}`,
            ]);
      const lines = [cells(block.head, false), block.head.map(() => '---'), ...rows];
      const label = `${block.kind === 'table' ? 'Table' : 'Chart'}: ${printInline(block.label, false)}`;
      return [label, '', ...lines.map((line) => `| ${line.join(' | ')} |`)].join('\n');
    }
  }
}

const printItems = (items: readonly string[], sign: (number: number) => string, canMark: boolean) =>
  items.map((item, index) => `${sign(index + 1)} ${printOpening(item, canMark)}`).join('\n');
