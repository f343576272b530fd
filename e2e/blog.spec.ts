import { authorTeams } from '@/content/authorTeams';
import { articlesPerPage } from '@/content/blogPaging';
import { locales } from '@/content/locales';
import { newestFirst, pictureOf } from '@/lib/blog/articles';
import { readArticle } from '@/lib/blog/readArticle';
import { formatDate } from '@/lib/formatDate';
import { localizedPath } from '@/lib/routing/locale';
import { expect } from './support/fixtures';
import { test } from './support/tour';

/** Blog list (specification 22.1, 22.2, 22.3, 22.4 and 22.5). */

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(localizedPath('/blogs', locale)));

    test('A hero with title and description', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator('h1 + p')).toBeVisible();
    });

    test('cards of the articles, newest first: title, link, image, badge, team, date', async ({ page }) => {
      const cards = page.getByRole('main').getByRole('article');
      // The specification's eight, and what editors have added; the rest is on the list's further pages.
      const shown = newestFirst.slice(0, articlesPerPage);
      expect(shown.length).toBeGreaterThanOrEqual(8);
      await expect(cards).toHaveCount(shown.length);
      for (const [index, article] of shown.entries()) {
        const card = cards.nth(index);
        const { title, picture } = readArticle(article.id, locale);
        const link = card.getByRole('link');
        await expect(link).toHaveCount(1);
        await expect(link).toHaveText(title);
        await expect(link).toHaveAttribute('href', localizedPath(`/blogs/${article.slug}`, locale));
        await expect(card.getByRole('img', { name: picture })).toHaveAttribute(
          'src',
          new RegExp(`/${pictureOf(article, locale).name}(?:-\\d+\\.jpg|\\.svg)$`),
        );
        await expect(card).toContainText(authorTeams[article.team].initials);
        await expect(card.locator('time')).toHaveText(formatDate(article.date, locale));
        await expect(card.locator('time')).toHaveAttribute('datetime', article.date);
      }
    });

    test('A Let’s collaborate call to action at the bottom goes to /contact-us', async ({ page }) => {
      const closing = page.getByRole('main').locator('section').last();
      const title = locale === 'en' ? 'Let’s collaborate' : 'Arbeiten wir zusammen';
      await expect(closing.getByRole('heading')).toHaveText(title);
      await expect(closing.getByRole('link')).toHaveAttribute('href', localizedPath('/contact-us', locale));
    });
  });
}

test('Four rows of two cards', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blogs');
  const tops = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  const rows = [0, 2, 4, 6].map((start) => Math.round(tops[start] ?? 0));
  // The specification's eight; what editors add follows below.
  expect(tops.slice(0, 8).map(Math.round)).toEqual(rows.flatMap((top) => [top, top]));
  expect(new Set(rows).size).toBe(4);
});

test('A click opens the article, wherever on the card', async ({ page }) => {
  await page.goto('/de/blogs');
  const card = page.getByRole('main').getByRole('article').nth(2);
  await card.click({ position: { x: 40, y: 40 } }); // on the picture
  await expect(page).toHaveURL(`/de/blogs/${newestFirst[2]?.slug}`);
});

test('By keyboard, the card that the link belongs to is outlined', async ({ page }) => {
  await page.goto('/blogs');
  const card = page.getByRole('main').getByRole('article').first();
  await page.keyboard.press('Tab');
  await card.getByRole('link').focus();
  expect(await card.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('An entry of an article’s table of contents leads to its section', async ({ page }) => {
  await page.goto('/blogs/protecting-from-phishing-attacks');
  const contents = page.getByRole('main').getByRole('navigation').first();
  const last = contents.getByRole('link').last();
  const title = await last.textContent();
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeInViewport();
});
