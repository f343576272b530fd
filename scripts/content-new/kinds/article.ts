import { authorTeams } from '@/content/authorTeams';
import { blogPictures } from '@/content/blogPictures';
import { locales } from '@/content/locales';
import { type ArticleWords, articleSchema } from '@/content/schemas/article';
import { today } from '@/lib/today';
import { draft } from '../../content-check/checks/drafts';
import { addTo, newWords } from '../edits';
import type { Given, Kind } from '../types';

const FILE = 'content/articles.ts';

/** The pictures that hold no text, so that one serves every language. */
const wordless = Object.keys(blogPictures).filter(
  (name) => !locales.some((locale) => name.endsWith(`-${locale}`)),
);

/** An article of the blog: one entry, and its texts in every language. */
export const article: Kind = {
  says: 'an article of the blog',
  facts: [
    { name: 'team', says: `the team that writes it: ${Object.keys(authorTeams).join(', ')}` },
    { name: 'picture', says: `a picture of content/blogPictures.json: ${wordless.join(', ')}` },
    { name: 'date', says: 'the day it appears, such as 2027-03-01', otherwise: today() },
  ],
  schema: articleSchema,
  entry,
  changes: (id, given) => [
    addTo(FILE, 'articles', `${JSON.stringify(entry(id, given), null, 2)},`),
    ...newWords(`articles/${id}`, words),
  ],
  next: (id) => [`"npm run dev" shows it at http://localhost:3000/blogs/${id}.`],
};

function entry(id: string, { date, team, picture }: Given) {
  return { id, slug: id, date, team, picture };
}

function words(language: string): ArticleWords {
  const write = (what: string) => draft(what, language);
  return {
    title: write('the title'),
    description: write('one or two sentences for search engines and previews'),
    lead: write('the first sentences, below the title'),
    picture: write('what the picture shows, for those who do not see it'),
    sections: [
      {
        id: 'overview',
        title: write('the heading of the first section'),
        blocks: [{ kind: 'text', text: write('its first paragraph') }],
      },
    ],
  };
}
