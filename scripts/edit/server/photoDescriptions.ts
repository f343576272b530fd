import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { defaultLocale, locales } from '@/content/locales';
import { decodeInvisible } from '@/content/markdown/inline';
import { plainText } from '@/content/plainText';
import { fileOfJson } from '../forms/formats';
import { partsOf } from './fileToWrite';
import { allPlaces } from './places';

/**
 * A new photo has no description yet. Where an article shows it with an alternative text, that text becomes its
 * description, so that an article and its photo need one save.
 *
 * @returns the files of photos that get one, with their new content
 */
export function photoDescriptions(root: string): readonly (readonly [file: string, content: string])[] {
  const places = allPlaces(root);
  const text = (file: string) => plainText(readFileSync(join(root, file), 'utf8'));
  const photos = places
    .filter(({ kind }) => kind === 'photoFacts')
    .map(({ file }) => ({ file, facts: factsIn(text(file)) }))
    .filter(({ facts }) => locales.some((locale) => facts[locale] === ''));
  if (photos.length === 0) return [];
  const articles = places
    .filter(({ file }) => file.startsWith('content/articles/'))
    .map(({ file, locale }) => ({ id: parse(file).name, locale, ...partsOf(text(file)) }));
  // Only the file in the default language names the picture.
  const pictures = new Map(
    articles
      .filter(({ locale }) => locale === defaultLocale)
      .map(({ id, front }) => [id, Object(front).picture]),
  );
  /** @returns the alternative text with which an article shows a photo; empty if none has one */
  const textFor = (photo: string, language: string): string => {
    const between = new RegExp(`!\\[([^\\]]+)\\]\\(photo:${photo}[ )]`);
    const found = articles
      .filter(({ locale }) => locale === language)
      .map(({ id, front, body }) =>
        pictures.get(id) === photo ? Object(front).alt : between.exec(body)?.[1],
      )
      .find((alt) => typeof alt === 'string' && alt !== '');
    return decodeInvisible(found ?? '');
  };
  return photos.flatMap(({ file, facts }) => {
    const photo = parse(file).name;
    const added = locales
      .filter((locale) => facts[locale] === '')
      .map((locale) => [locale, textFor(photo, locale)] as const);
    return added.some(([, alt]) => alt !== '')
      ? [[file, fileOfJson({ ...facts, ...Object.fromEntries(added) })] as const]
      : [];
  });
}

/** @returns the facts of a photo; none where the file is not valid, which the content check reports */
function factsIn(json: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
