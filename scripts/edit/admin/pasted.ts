import Turndown from 'turndown';
import { encodeInvisible } from '@/content/markdown/inline';

/** Styles of paragraphs in Word that are elements elsewhere. */
const wordStyles = { MsoQuote: 'blockquote', MsoIntenseQuote: 'blockquote', MsoCaption: 'caption' } as const;
/** How Word and Google Docs number a table's caption. */
const tableNumber = /^\s*(?:table|tabelle)?\s*\d*\s*[:.–-]?\s*/i;

const turndown: Turndown = new Turndown({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
})
  // Styles that pages do not have, and links within a document.
  .addRule('plain', {
    filter: (node) =>
      ['EM', 'I'].includes(node.nodeName) ||
      (node.nodeName === 'A' && !/^(?:https?:)?\//.test(node.getAttribute('href') ?? '')),
    replacement: (content) => content,
  })
  .addRule('link', {
    filter: (node) => node.nodeName === 'A' && /^(?:https?:)?\//.test(node.getAttribute('href') ?? ''),
    replacement: (content, node) => {
      const address = (node as HTMLElement).getAttribute('href') ?? '';
      return `[${content}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;
    },
  })
  // Pages have headings of one rank.
  .addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content) => (content.trim() === '' ? '' : `\n\n## ${content.trim()}\n\n`),
  })
  .addRule('lineBreak', {
    filter: 'br',
    replacement: (_, node) => (node.parentElement?.closest('li, td, th, h1, h2, h3') ? ' ' : '\n\n'),
  })
  .addRule('item', {
    filter: 'li',
    replacement: (content, node) => {
      const place = [...(node.parentElement?.children ?? [])].indexOf(node as Element) + 1;
      const sign = node.parentElement?.nodeName === 'OL' ? `${place}.` : '-';
      return `${sign} ${oneLine(content)}\n`;
    },
  })
  // The content check asks for the photo.
  .addRule('picture', { filter: 'img', replacement: () => '\n\n![](photo:pasted-picture)\n\n' })
  .addRule('table', {
    filter: 'table',
    replacement: (_, node) => {
      const { rows, caption } = node as HTMLTableElement;
      const lines = [...rows].map(({ cells }) => `| ${[...cells].map(cellOf).join(' | ')} |`);
      const rule = `| ${[...(rows[0]?.cells ?? [])].map(() => '---').join(' | ')} |`;
      const label = caption ? `Table: ${oneLine(caption.textContent).replace(tableNumber, '')}\n\n` : '';
      return `\n\n${label}${[lines[0], rule, ...lines.slice(1)].join('\n')}\n\n`;
    },
  })
  .remove(['style', 'script', 'title']);

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();
const cellOf = (cell: HTMLElement) => oneLine(turndown.turndown(cell.innerHTML)).replaceAll('|', '\\|');

/**
 * @param html from a clipboard, as Word, Google Docs and pages write it
 * @returns the same as the Markdown of articles, without its styles
 */
export function markdownOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];
  for (const span of all('span[style*=font-weight]')) {
    if (/^(?:bold|[6-9]00)$/.test(span.style.fontWeight)) rename(span, 'strong');
  }
  // Google Docs wraps everything in one that is not bold; titles and heads of tables are bold anyway.
  for (const bold of all('b, strong'))
    if (bold.style.fontWeight === 'normal' || bold.closest('h1, h2, h3, h4, h5, h6, table'))
      bold.replaceWith(...bold.childNodes);
  for (const item of all('[style*=mso-list]:not(span)')) listed(item);
  for (const [style, name] of Object.entries(wordStyles))
    for (const paragraph of all(`p.${style}`)) {
      const caption = rename(paragraph, name);
      const table = [caption.nextElementSibling, caption.previousElementSibling].find(
        (near) => near instanceof HTMLTableElement,
      );
      if (name === 'caption' && table) table.prepend(caption);
    }
  // Pages have lists of one level.
  for (const list of all('li ul, li ol').reverse()) list.closest('li')?.after(...list.children);
  for (const list of all('ul > ul, ul > ol, ol > ul, ol > ol')) list.replaceWith(...list.children);
  return encodeInvisible(turndown.turndown(body))
    .replace(/(?:&nbsp;| )+$|^(?:&nbsp;| )+/gm, '')
    .replace(/\n{3,}/g, '\n\n');
}

function rename(element: HTMLElement, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Word's items are paragraphs that begin with their sign. */
function listed(paragraph: HTMLElement): void {
  const sign = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const name = /^\W*\w{1,3}[.)]/.test(sign?.textContent ?? '') ? 'ol' : 'ul';
  sign?.remove();
  if (!paragraph.matches('p, div')) return;
  const before = paragraph.previousElementSibling;
  const item = rename(paragraph, 'li');
  if (before?.matches(name)) before.append(item);
  else {
    const list = item.ownerDocument.createElement(name);
    item.replaceWith(list);
    list.append(item);
  }
}

/** Text pasted into a field of Markdown becomes Markdown, and the browser can undo that. */
export function pasteAsMarkdown(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const { target, clipboardData } = event;
      const html = clipboardData?.getData('text/html') ?? '';
      // Editors of code copy their colours.
      if (html === '' || /white-space:\s*pre;/.test(html)) return;
      if (!(target instanceof HTMLTextAreaElement) || !target.closest('[data-key-path=body]')) return;
      event.preventDefault();
      event.stopPropagation();
      document.execCommand('insertText', false, markdownOf(html));
    },
    true,
  );
}
