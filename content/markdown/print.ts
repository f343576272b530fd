import { defaultLocale } from '../locales';
import type { ArticleBlock } from '../schemas/article';
import { printFrontMatter } from './frontMatter';
import { printInline, printOpening, shown } from './inline';
import type { Kind, Written } from './kinds';
import { parse } from './parse';
import { noteSign } from './quotes';

/**
 * Prints an article or a policy as `parse` reads it; what it has read, it prints as it was.
 *
 * @param kind what the file is
 * @param facts what is the same in every language; nothing where another file holds it
 * @param words the texts of one language
 */
export function print<Facts extends object, Said extends Written>(
  { isArticle }: Kind<Facts, Said>,
  facts: Facts | undefined,
  { lead, sections, ...front }: Said,
): string {
  const body = sections.flatMap((section) => [
    // Signs at its end would be those that may close a heading.
    `## ${printInline(section.title, false).replace(/ (?=#+$)/, ' \\')}${'id' in section ? ` {#${section.id}}` : ''}`,
    ...section.blocks.map((block, index) => printBlock(block, isOddInRun(section.blocks, index), isArticle)),
  ]);
  const top = `---\n${printFrontMatter({ ...facts, ...front })}---`;
  return `${[top, printOpening(lead, false), ...body].join('\n\n')}\n`;
}

/** @returns a file as it is printed; as it is, where it has mistakes, which the content check reports */
export function laidOut(text: string, kind: Kind<object, Written>, locale: string): string {
  const read = parse(text, kind, locale === defaultLocale);
  return 'mistakes' in read ? text : print(kind, read.facts, read.words);
}

/** Whether a block is the second, fourth and so on of its kind in a row. */
function isOddInRun(blocks: readonly ArticleBlock[], index: number): boolean {
  const isLike = blocks[index - 1]?.kind === blocks[index]?.kind;
  return isLike && !isOddInRun(blocks, index - 1);
}

/** @param isSecond whether the block above is of its kind: a list with the same signs would continue that one */
function printBlock(block: ArticleBlock, isSecond: boolean, canMark: boolean): string {
  switch (block.kind) {
    case 'text':
      // Would be the label of a table or a chart.
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
      // An empty line between: the text could otherwise make a heading or a table of its title.
      return `> ${noteSign} ${printInline(block.title, true)}\n>\n> ${printOpening(block.text, true)}`;
    case 'photo': {
      const caption =
        block.caption === undefined ? '' : ` "${shown(block.caption.replace(/[\\"]|&(?=#?\w+;)/g, '\\$&'))}"`;
      return `![${block.alt === undefined ? '' : printInline(block.alt, false)}](photo:${block.photo}${caption})`;
    }
    case 'email':
    case 'code': {
      const longest = Math.max(2, ...(block.text.match(/`+/g) ?? []).map(({ length }) => length));
      const fence = '`'.repeat(longest + 1);
      // Behind a fence of backticks there may be none.
      const label = printInline(block.label, false).replaceAll('\\`', '&#96;');
      const [language, text] =
        block.kind === 'email' ? [block.kind, shown(block.text)] : [block.language, block.text];
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
