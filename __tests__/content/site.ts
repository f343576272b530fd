import { kindOf } from '@/content/markdown/kinds';
import { sentenceOf } from '@/content/markdown/mistakes';
import { parse } from '@/content/markdown/parse';
import { catalogue, markdownCatalogue } from '@/scripts/content-check/catalogue';
import type { Content } from '@/scripts/content-check/content';
import { facts } from '@/scripts/content-check/facts';

/**
 * Content in two languages, for tests of the content check.
 *
 * @param catalogues by language and name, such as `de/home`; Markdown as a text, such as `de/articles/post`
 * @param changes facts to replace; pictures, page files and words of the source code, which are empty otherwise
 */
export function site(
  catalogues: Readonly<Record<string, unknown>> = {},
  changes: {
    facts?: object;
    images?: readonly string[];
    pages?: readonly string[];
    words?: readonly string[];
  } = {},
): Content {
  const unreadable: string[] = [];
  return {
    locales: ['en', 'de'],
    facts: { ...facts, ...changes.facts },
    catalogues: Object.entries(catalogues).map(([path, content]) => {
      const [locale = '', ...name] = path.split('/');
      const kind = kindOf[name[0] ?? ''];
      if (!kind || typeof content !== 'string')
        return catalogue(locale, name.join('/'), JSON.parse(JSON.stringify(content)));
      const read = parse(content, kind, locale === 'en');
      const one = markdownCatalogue(locale, name.join('/'), read);
      if (!read.ok) unreadable.push(...read.problems.map((mistake) => sentenceOf(one.file, mistake)));
      return one;
    }),
    unreadable,
    drafts: [],
    sources: [new Set(changes.words)],
    images: new Set(changes.images),
    pages: new Set(changes.pages),
  };
}

/** An article in English; its heading is on line 13, its paragraph on line 15. */
export const english = `---
slug: a-post
date: 2024-08-16
team: design
picture: blog-borovets
title: Title
description: Description
alt: A hill
---

Lead

## First {#first}

Words.
`;

/** The same article as a translation: without facts. Its heading is on line 9, its paragraph on line 11. */
export const german = english.replace(/slug[\s\S]*borovets\n/, '');
