import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { defaultLocale, locales } from '@/content/locales';
import { photoFolder } from '@/content/photos';
import { fileOfJson } from '../forms/formats';

/**
 * A new photo has no description yet. Where an article shows it with an alternative text, that text becomes its
 * description, so that an article and its photo need one save.
 */
export function describePhotos(root: string): void {
  for (const file of filesIn(root, photoFolder, '.json')) {
    const photo: Record<string, unknown> = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const empty = locales.filter((locale) => photo[locale] === '');
    if (empty.length === 0) continue;
    const [id = ''] = /[\w-]+(?=\.json$)/.exec(file) ?? [];
    for (const locale of empty) photo[locale] = textFor(root, id, locale);
    if (empty.some((locale) => photo[locale] !== '')) writeFileSync(join(root, file), fileOfJson(photo));
  }
}

/** @returns the alternative text with which an article shows a photo; empty if none has one */
function textFor(root: string, id: string, locale: string): string {
  for (const file of filesIn(root, `content/articles/${locale}`, '.md')) {
    const { front, body } = articleIn(join(root, file));
    // Only the English file names the picture.
    const { picture } = articleIn(join(root, file.replace(`/${locale}/`, `/${defaultLocale}/`))).front;
    const [, between] = new RegExp(`!\\[([^\\]]+)\\]\\(photo:${id}[ )]`).exec(body) ?? [];
    const text = picture === id ? front.alt : between;
    if (typeof text === 'string' && text !== '') return text;
  }
  return '';
}

function articleIn(path: string): { readonly front: Record<string, unknown>; readonly body: string } {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { front: Object(parse(front)), body };
}

const filesIn = (root: string, folder: string, ending: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
        .map((name) => `${folder}/${name}`)
    : [];
