import { authorTeams } from '@/content/authorTeams';
import { blogPictures } from '@/content/blogPictures';
import { defaultLocale, locales } from '@/content/locales';
import { fileOf } from '@/content/markdown/files';
import { articleKind } from '@/content/markdown/kinds';
import { print } from '@/content/markdown/print';
import { type ArticleWords, articleFactsSchema } from '@/content/schemas/article';
import { today } from '@/lib/today';
import { draft } from '../../content-check/checks/drafts';
import { languageName } from '../../content-check/languages';
import { newFile } from '../edits';
import type { Given, Kind } from '../types';

/** Pictures without words, so that one serves every language; dark versions follow automatically. */
const wordless = Object.keys(blogPictures).filter(
  (name) => ![...locales, 'night'].some((ending) => name.endsWith(`-${ending}`)),
);

/** An article of the blog: a file in every language; the default language's contains the facts. */
export const article: Kind = {
  says: 'an article of the blog',
  facts: [
    { name: 'team', says: `the team that writes it: ${Object.keys(authorTeams).join(', ')}` },
    {
      name: 'picture',
      says: `a photo of content/photos/ or a picture of content/blogPictures.json: ${wordless.join(', ')}`,
    },
    { name: 'date', says: 'the day it appears, such as 2027-03-01', otherwise: today() },
  ],
  schema: articleFactsSchema,
  entry,
  changes: (id, given) =>
    locales.map((locale) => {
      const facts = locale === defaultLocale ? articleFactsSchema.parse(entry(id, given)) : undefined;
      return newFile(
        fileOf(articleKind, locale, id),
        print(articleKind, facts, words(languageName(locale), given)),
      );
    }),
  next: (id) => [`"npm run dev" shows it at http://localhost:3000/blogs/${id}.`],
};

function entry(id: string, { date, team, picture }: Given) {
  return { slug: id, date, team, picture };
}

function words(language: string, { picture = '' }: Given): ArticleWords {
  const write = (what: string) => draft(what, language);
  return {
    title: write('the title'),
    description: write('one or two sentences for search engines and previews'),
    // A photo has its own description.
    ...(picture in blogPictures && { alt: write('what the picture shows, for those who do not see it') }),
    lead: write('the first sentences, below the title'),
    sections: [
      {
        id: 'overview',
        title: write('the heading of the first section'),
        blocks: [{ kind: 'text', text: write('its first paragraph') }],
      },
    ],
  };
}
