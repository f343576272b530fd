import { authorTeams } from '@/content/authorTeams';
import { articlesPerPage } from '@/content/blogPaging';
import { newestFirst, pictureOf } from '@/lib/blog/articles';
import { readArticle } from '@/lib/blog/readArticle';
import { formatDate } from '@/lib/formatDate';
import { stripSoftHyphens } from '@/lib/text';
import { builtPage, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { test } from './support/sharedWindow';
import { languages } from './support/texts';

// Specification 22.1, 22.2, 22.3 and 22.5
for (const { locale, text, to } of languages)
  test(`${to('/blogs')} shows title and description, then cards of the articles, newest first`, () => {
    const page = builtPage(to('/blogs'));
    expect(textsOf(page, 'h1, h1 + p')).toEqual([text('blog:title'), text('blog:lead')]);
    const closing = locale === 'de' ? 'Arbeiten wir zusammen' : 'Let’s collaborate';
    expect(textsOf(page, 'main > section:last-of-type h2')).toEqual([closing]);
    const cards = [...page.querySelectorAll('main article')];
    // The specification's eight, and those added by editors; the rest is on the list's further pages.
    const shown = newestFirst().slice(0, articlesPerPage);
    expect(cards).toHaveLength(shown.length);
    for (const [index, article] of shown.entries()) {
      const card = cards[index] ?? page.body;
      const { title, alt } = readArticle(article.id, locale);
      expect(textsOf(card, 'a')).toEqual([stripSoftHyphens(title)]);
      expect(valuesOf(card, 'a', 'href')).toEqual([to(`/blogs/${article.slug}`)]);
      expect(valuesOf(card, 'img', 'alt')).toEqual([stripSoftHyphens(alt)]);
      expect(valuesOf(card, 'img', 'src')[0]).toContain(`/${pictureOf(article, locale).name}`);
      expect(textOf(card)).toContain(authorTeams[article.team].initials);
      expect(textOf(card)).toContain(text(`blog:teams.${article.team}`));
      expect(textsOf(card, 'time')).toEqual([formatDate(article.date, locale)]);
    }
  });

// Specification 22.2, 22.4 and 22.32
test('cards are in rows of two, show drawings for phones, and open by a click anywhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/blogs');
  const cards = page.locator('main article');
  const drawn = newestFirst().findIndex((article) => {
    const picture = pictureOf(article, 'de');
    return !('widths' in picture) && picture.phone;
  });
  const picture = cards.nth(drawn).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-phone\.svg$/);
  await page.setViewportSize({ width: 600, height: 900 });
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  const rows = [0, 2, 4, 6].map((start) => tops[start]);
  // The specification's eight; further articles follow below.
  expect(tops.slice(0, 8)).toEqual(rows.flatMap((top) => [top, top]));
  expect(new Set(rows).size).toBe(4);
  await cards.nth(2).click({ position: { x: 40, y: 40 } }); // on the picture
  await expect(page).toHaveURL(`/de/blogs/${newestFirst()[2]?.slug}`);
});
