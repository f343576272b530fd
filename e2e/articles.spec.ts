// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { type AuthorTeamId, authorTeams } from '@/content/authorTeams';
import { company } from '@/content/company';
import { type Locale, locales } from '@/content/locales';
import { newestFirst, pictureOf } from '@/lib/blog/articles';
import { readArticle } from '@/lib/blog/readArticle';
import { formatDate } from '@/lib/formatDate';
import { localizedPath } from '@/lib/routing/locale';
import { withoutSoftHyphens } from '@/lib/withoutSoftHyphens';
import { builtPage, textOf, textsOf, valuesOf } from './support/builtParts';

/**
 * Specification 22.6, 22.10, 22.20 and 23.4: blog articles, every one in both languages, as the files of
 * `out/` say it. That pictures load is in `pictures.spec.ts`, that the table of contents leads to its
 * sections in `blog.spec.ts`, the share buttons are in `share.spec.ts`.
 */

const teamNames: Readonly<Partial<Record<Locale, Readonly<Record<AuthorTeamId, string>>>>> = {
  en: {
    cyberSecurity: 'Cyber Security Team',
    operations: 'Operations Team',
    humanResources: 'Human Resources Team',
    qualityAssurance: 'Quality Assurance Team',
    design: 'Design Team',
  },
  de: {
    cyberSecurity: 'Cyber-Security-Team',
    operations: 'Operations-Team',
    humanResources: 'HR-Team',
    qualityAssurance: 'QA-Team',
    design: 'Design-Team',
  },
};

for (const locale of locales) {
  for (const [index, article] of newestFirst.entries()) {
    const path = localizedPath(`/blogs/${article.slug}`, locale);
    const words = readArticle(article.id, locale);
    const content = () => builtPage(path).querySelector('main article') ?? builtPage(path).body;

    test(`${path}: title and description of its own, canonical and twins`, () => {
      const { head } = builtPage(path);
      expect(textsOf(head, 'title')).toEqual([withoutSoftHyphens(words.title)]);
      expect(valuesOf(head, 'meta[name=description]', 'content')).toEqual([words.description]);
      expect(valuesOf(head, 'meta[name=robots]', 'content')).toEqual(['index, follow']);
      expect(valuesOf(head, 'link[rel=canonical]', 'href')).toEqual([company.origin + path]);
      expect(valuesOf(head, 'link[hreflang]', 'hreflang')).toEqual([...locales, 'x-default']);
    });

    test(`${path}: Date, title, author team badge and name`, () => {
      const header = content().querySelector('header') ?? content();
      expect(textsOf(content(), 'h1')).toEqual([withoutSoftHyphens(words.title)]);
      expect(textsOf(header, 'time')).toEqual([formatDate(article.date, locale)]);
      expect(valuesOf(header, 'time', 'datetime')).toEqual([article.date]);
      expect(textOf(header)).toContain(authorTeams[article.team].initials);
      const team = teamNames[locale]?.[article.team];
      if (team) expect(textOf(header)).toContain(team);
    });

    test(`${path}: A hero image, in the page’s language where it carries text`, () => {
      const hero = [...content().querySelectorAll('img')].filter(({ alt }) => alt === words.picture);
      expect(hero.map(({ src }) => src)).toEqual([
        expect.stringMatching(new RegExp(`/${pictureOf(article, locale).name}(?:-\\d+\\.jpg|\\.svg)$`)),
      ]);
    });

    test(`${path}: headed sections with paragraphs and lists, and a table of contents`, () => {
      const titles = words.sections.map(({ title }) => withoutSoftHyphens(title));
      const headings = textsOf(content(), 'section[aria-labelledby] h2');
      expect(headings.filter((title) => !/^(Sources|Quellen)$/.test(title))).toEqual(titles);
      expect(textsOf(content(), 'nav a')).toEqual(titles);
      const texts = words.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'list' || block.kind === 'steps'
            ? block.items
            : block.kind === 'table'
              ? block.rows.flat()
              : [block.text],
        ),
      );
      // Backticks mark code, and underscores titles in another language.
      const unmarked = (text: string) => text.replace(/[`_]/g, '');
      const body = unmarked(content().textContent ?? '');
      expect(texts.filter((text) => !body.includes(unmarked(text)))).toEqual([]);
    });

    test(`${path}: leads to the articles before and after it`, () => {
      const neighbours = [newestFirst[index + 1], newestFirst[index - 1]].flatMap((other) =>
        other ? [localizedPath(`/blogs/${other.slug}`, locale)] : [],
      );
      const last = [...builtPage(path).querySelectorAll('main nav')].at(-1) ?? content();
      expect(valuesOf(last, 'a', 'href')).toEqual(neighbours);
    });
  }
}

test('The UX and interface design article also sets keywords and robots "index, follow"', () => {
  for (const locale of locales) {
    const path = localizedPath('/blogs/improving-user-experience-and-interface-design', locale);
    const { head } = builtPage(path);
    expect(valuesOf(head, 'meta[name=keywords]', 'content')).toEqual([
      expect.stringMatching(/^[^,]+(, [^,]+){4,}$/),
    ]);
    expect(valuesOf(head, 'meta[name=robots]', 'content')).toEqual(['index, follow']);
  }
});
