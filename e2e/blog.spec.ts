import { authorTeams } from '@/content/authorTeams';
import { articlesPerPage } from '@/content/blogPaging';
import { newestFirst, pictureOf } from '@/lib/blog/articles';
import { readArticle } from '@/lib/blog/readArticle';
import { formatDate } from '@/lib/formatDate';
import { stripSoftHyphens } from '@/lib/text';
import { builtPage, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

// Specification 22.1, 22.2 and 22.3
for (const { locale, text, to } of languages)
  test(`${to('/blogs')}: title and description, then cards of the articles, newest first`, () => {
    const page = builtPage(to('/blogs'));
    expect(textsOf(page, 'h1, h1 + p')).toEqual([text('blog:title'), text('blog:lead')]);
    // Specification 22.5
    const closing = locale === 'de' ? 'Arbeiten wir zusammen' : 'Let’s collaborate';
    expect(textsOf(page, 'main > section:last-of-type h2')).toEqual([closing]);
    const cards = [...page.querySelectorAll('main article')];
    // The specification's eight, and what editors have added; the rest is on the list's further pages.
    const shown = newestFirst().slice(0, articlesPerPage);
    expect(cards).toHaveLength(shown.length);
    for (const [index, article] of shown.entries()) {
      const card = cards[index] ?? page.body;
      const { title, alt } = readArticle(article.id, locale);
      expect(textsOf(card, 'a')).toEqual([stripSoftHyphens(title)]);
      expect(valuesOf(card, 'a', 'href')).toEqual([to(`/blogs/${article.slug}`)]);
      expect(valuesOf(card, 'img', 'alt')).toEqual([stripSoftHyphens(alt)]);
      expect(valuesOf(card, 'img', 'src')).toEqual([
        expect.stringMatching(new RegExp(`/${pictureOf(article, locale).name}(?:-\\d+\\.jpg|\\.svg)$`)),
      ]);
      expect(textOf(card)).toContain(authorTeams[article.team].initials);
      expect(textOf(card)).toContain(text(`blog:teams.${article.team}`));
      expect(textsOf(card, 'time')).toEqual([formatDate(article.date, locale)]);
    }
  });

// Specification 22.2 and 22.4
test('four rows of two cards, each open to a click anywhere and outlined where it has the focus', async ({
  page,
}) => {
  await page.goto('/de/blogs');
  const cards = page.locator('main article');
  for (const width of [600, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    const rows = [0, 2, 4, 6].map((start) => Math.round(tops[start] ?? 0));
    // The specification's eight; what editors add follows below.
    expect(tops.slice(0, 8).map(Math.round), `${width} px`).toEqual(rows.flatMap((top) => [top, top]));
    expect(new Set(rows).size, `${width} px`).toBe(4);
  }
  await page.keyboard.press('Tab');
  await cards.first().getByRole('link').focus();
  await expect(cards.first()).toHaveCSS('outline-style', 'solid');
  await cards.nth(2).click({ position: { x: 40, y: 40 } }); // on the picture
  await expect(page).toHaveURL(`/de/blogs/${newestFirst()[2]?.slug}`);
});

// Specification 22.32
test('on phones cards show what was drawn for them whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blogs');
  const pictures = page.locator('main article img');
  for (const [index, article] of newestFirst().slice(0, articlesPerPage).entries()) {
    const drawing = pictureOf(article, 'en');
    if ('widths' in drawing || !drawing.phone) continue;
    const picture = pictures.nth(index);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/-phone\.svg$/);
    const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(drawing.phone.width / drawing.phone.height, 1);
  }
});

// Specification 3.6
test('an entry of an article’s table of contents leads to its section', async ({ page }) => {
  await page.goto('/blogs/protecting-from-phishing-attacks');
  const last = page.locator('main article nav a').last();
  const title = await last.textContent();
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeInViewport();
});
