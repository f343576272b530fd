import { builtHtml, decoded, withWholeWords } from './builtFile';

/** @returns the HTML of a page of `out/` without its parts for machines: styles, scripts, page data */
const htmlOf = (path: string) => withWholeWords(builtHtml(path)).replace(/<(script|style)\b.*?<\/\1>/gs, '');

/**
 * @param path of a built page, such as `/de/services`
 * @returns every text that people see or hear: text nodes (without code and addresses, which are in no language), names and
 * descriptions in attributes, title and descriptions in the head
 */
export function textsOf(path: string): readonly string[] {
  const html = htmlOf(path);
  const between = html
    .replace(/<(pre|code)\b.*?<\/\1>/gs, '')
    .replace(/<cite lang="en">.*?<\/cite>/gs, '') // the title of a work in English
    .replace(/<blockquote[^>]*><dl>.*?<\/blockquote>/gs, '') // an email that an article quotes: written once per language, as code
    .replace(/<!--.*?-->/gs, '')
    .replace(/<wbr\/?><span[^>]*>[^<]*<\/span>/g, '')
    .split(/<[^>]+>/);
  const attributes = [
    ...html.matchAll(/\s(?:alt|title|aria-label|aria-roledescription|placeholder)="([^"]*)"/g),
  ];
  const head = [...html.matchAll(/<meta\s[^>]*?(?:name|property)="([\w:.-]+)"[^>]*?content="([^"]*)"/g)]
    .filter(([, name = '']) => /(?:title|description|keywords|:alt)$/.test(name))
    .map(([, , content = '']) => content);
  return [...between, ...attributes.map(([, text = '']) => text), ...head]
    .map((text) => decoded(text).replaceAll('\u00ad', '').trim())
    .filter((text) => text !== '');
}
