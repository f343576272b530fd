import { articleWordsSchema } from '@/content/schemas/article';
import type { Check } from '../content';
import { sentences } from '../issues';

const FILE = 'content/articles.ts';

/** Each of the blog's articles has texts in every language, built as its page expects; `checkKeys` compares them. */
export const checkArticles: Check = ({ catalogues, facts, locales }) => {
  const listed = new Set(facts.articles.map(({ id }) => `articles/${id}`));
  const written = catalogues.filter(({ name }) => name.startsWith('articles/'));
  const unwritten = [...listed].filter((name) => !written.some((catalogue) => catalogue.name === name));
  return [
    ...unwritten.flatMap((name) =>
      locales.map(
        (locale) => `public/locales/${locale}/${name}.json: is missing, though ${FILE} lists it; write it`,
      ),
    ),
    ...written.flatMap(({ file, name, content }) => [
      ...(listed.has(name)
        ? []
        : [`${file}: is not listed in ${FILE}; add the article there or remove this file`]),
      ...(articleWordsSchema.safeParse(content).error?.issues ?? []).flatMap((issue) =>
        sentences(issue, file, 'the article'),
      ),
    ]),
  ];
};
