/** @jest-environment jsdom */
import { atomFeed } from '@/lib/blog/feed';

const title = 'R&D &copy; why p<alpha proves nothing';
const description = `In ]]> one <b>sentence</b>: ${title}.`;

// Articles as an editor may name them: everything else is as on the site.
jest.mock('@/lib/blog/readArticle', () => {
  const { readArticleHead } =
    jest.requireActual<typeof import('@/lib/blog/readArticle')>('@/lib/blog/readArticle');
  return {
    readArticleHead: (...named: Parameters<typeof readArticleHead>) => ({
      ...readArticleHead(...named),
      title,
      description,
    }),
  };
});

// Specification 23.11, 23.13
it('a feed reader shows title and summary letter for letter', () => {
  const feed = new DOMParser().parseFromString(atomFeed('en'), 'text/xml');
  const shown = (name: string) => {
    const element = feed.querySelector(`entry > ${name}`);
    expect(element?.getAttribute('type')).toBe('html');
    return new DOMParser().parseFromString(element?.textContent ?? '', 'text/html').body.textContent;
  };
  expect(shown('title')).toBe(title);
  expect(shown('summary')).toBe(description);
});
