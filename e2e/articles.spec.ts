// No page opens here, so this uses Playwright's own `test`; ours would start a browser.
import { expect, test } from '@playwright/test';
import { authorTeams } from '@/content/authorTeams';
import { emailOf } from '@/content/emails';
import { newestFirst, pictureOf } from '@/lib/blog/articles';
import { readArticle } from '@/lib/blog/readArticle';
import { formatDate } from '@/lib/formatDate';
import { stripSoftHyphens } from '@/lib/text';
import { builtPage, textOf, textsOf, valuesOf } from './support/builtParts';
import { languages } from './support/texts';

/**
 * Every article in both languages, from the files of `out/`. Their metadata are in `metadata.spec.ts`, the share buttons in
 * `share.spec.ts`, their layout in `article-page.spec.ts`.
 */

for (const { locale, text, to } of languages) {
  for (const [index, article] of newestFirst().entries()) {
    const path = to(`/blogs/${article.slug}`);
    const words = readArticle(article.id, locale);
    const content = () => builtPage(path).querySelector('main article') ?? builtPage(path).body;

    // Specification 22.6, 22.10, 22.19, 22.27 and 22.36
    test(`${path} shows its header, picture, contents, sections and neighbours`, () => {
      const header = content().querySelector('header') ?? content();
      expect(textsOf(content(), 'h1')).toEqual([stripSoftHyphens(words.title)]);
      expect(textsOf(header, 'time')).toEqual([formatDate(article.date, locale)]);
      expect(valuesOf(header, 'time', 'datetime')).toEqual([article.date]);
      const parts = [
        ...header.querySelectorAll('time, h1, h1 ~ div > :not(p):first-child, h1 ~ div > p, [role=group]'),
      ];
      expect(parts.slice(0, 4).map(textOf)).toEqual([
        formatDate(article.date, locale),
        stripSoftHyphens(words.title),
        authorTeams[article.team].initials,
        text(`blog:teams.${article.team}`),
      ]);
      expect(parts.slice(4).map((part) => part.getAttribute('aria-label'))).toEqual([
        text('blog:share.label'),
      ]);
      const hero = [...content().querySelectorAll('img')].filter(({ alt }) => alt === words.alt);
      expect(hero.map(({ src }) => src)).toEqual([
        expect.stringMatching(new RegExp(`/${pictureOf(article, locale).name}(?:-\\d+\\.jpg|\\.svg)$`)),
      ]);
      const neighbours = [newestFirst()[index + 1], newestFirst()[index - 1]].flatMap((other) =>
        other ? [to(`/blogs/${other.slug}`)] : [],
      );
      const cards = [...builtPage(path).querySelectorAll('main nav')].at(-1) ?? content();
      expect(valuesOf(cards, 'a', 'href')).toEqual(neighbours);

      const titles = words.sections.map(({ title }) => stripSoftHyphens(title));
      const headings = textsOf(content(), 'section[aria-labelledby] h2');
      expect(headings.filter((title) => title !== text('blog:sources'))).toEqual(titles);
      expect(textsOf(content(), 'nav a')).toEqual(titles);
      const texts = words.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'list' || block.kind === 'steps'
            ? block.items
            : block.kind === 'table'
              ? block.rows.flat()
              : block.kind === 'chart'
                ? [...block.head, ...block.rows.map(({ name }) => name)]
                : block.kind === 'photo'
                  ? (block.caption ?? [])
                  : block.kind === 'email'
                    ? [
                        ...(emailOf(block.text)?.head.flat() ?? []),
                        ...(emailOf(block.text)?.paragraphs ?? []),
                      ]
                    : block.kind === 'note'
                      ? [block.title, block.text]
                      : [block.text],
        ),
      );
      // Markup for code, bold words, links and titles in another language; exponents are raised figures of normal size.
      const unmarked = (marked: string) =>
        marked.replace(/\]\([^()\s]*\)|\*\*|[[\]`_]/g, '').normalize('NFKC');
      const body = unmarked(content().textContent ?? '');
      expect(texts.filter((one) => !body.includes(unmarked(one)))).toEqual([]);
    });
  }
}
