import { authorTeams } from '@/content/authorTeams';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { newestFirst, pictureOf } from '@/lib/blog/articles';
import { readArticle } from '@/lib/blog/readArticle';
import { formatDate } from '@/lib/formatDate';
import { localizedPath } from '@/lib/routing/locale';
import { withoutSoftHyphens } from '@/lib/withoutSoftHyphens';
import { expect, test } from './support/fixtures';

/** Blog article (specification section 2), every one in both languages. */

for (const locale of locales) {
  for (const [index, article] of newestFirst.entries()) {
    const path = localizedPath(`/blogs/${article.slug}`, locale);

    test(`${path}: head and body`, async ({ page }) => {
      const words = readArticle(article.id, locale);
      await page.goto(path);
      const head = page.locator('head');

      await test.step('title and description of its own, canonical and twins', async () => {
        await expect(page).toHaveTitle(withoutSoftHyphens(words.title));
        await expect(head.locator('meta[name=description]')).toHaveAttribute('content', words.description);
        await expect(head.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
        await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', company.origin + path);
        await expect(head.locator('link[hreflang]')).toHaveCount(3);
      });

      const content = page.getByRole('main').getByRole('article');
      await test.step('Date, title, author team badge and name', async () => {
        await expect(content.getByRole('heading', { level: 1 })).toHaveText(words.title);
        const header = content.locator('header');
        await expect(header.locator('time')).toHaveText(formatDate(article.date, locale));
        await expect(header.locator('time')).toHaveAttribute('datetime', article.date);
        await expect(header).toContainText(authorTeams[article.team].initials);
      });

      await test.step('A hero image, in the page’s language where it carries text', async () => {
        await expect(content.getByRole('img', { name: words.picture })).toHaveAttribute(
          'src',
          new RegExp(`/${pictureOf(article, locale).name}(?:-\\d+\\.jpg|\\.svg)$`),
        );
      });

      await test.step('headed sections with paragraphs and lists, and a table of contents', async () => {
        const titles = words.sections.map(({ title }) => title);
        await expect(
          content.locator('section[aria-labelledby] h2').filter({ hasNotText: /^(Sources|Quellen)$/ }),
        ).toHaveText(titles);
        await expect(content.getByRole('navigation').getByRole('link')).toHaveText(titles);
        const texts = words.sections.flatMap(({ blocks }) =>
          blocks.flatMap((block) =>
            block.kind === 'list' || block.kind === 'steps'
              ? block.items
              : block.kind === 'table'
                ? block.rows.flat()
                : [block.text],
          ),
        );
        const body = (await content.textContent()) ?? '';
        expect(texts.filter((text) => !body.includes(text.replaceAll('`', '')))).toEqual([]);
      });

      await test.step('leads to the articles before and after it', async () => {
        const neighbours = [newestFirst[index + 1], newestFirst[index - 1]].flatMap((other) =>
          other ? [localizedPath(`/blogs/${other.slug}`, locale)] : [],
        );
        const links = page.getByRole('main').locator('nav').last().getByRole('link');
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
          neighbours,
        );
      });
    });
  }
}

test('The UX and interface design article also sets keywords and robots "index, follow"', async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(localizedPath('/blogs/improving-user-experience-and-interface-design', locale));
    const keywords = page.locator('head meta[name=keywords]');
    await expect(keywords).toHaveAttribute('content', /^[^,]+(, [^,]+){4,}$/);
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'index, follow');
  }
});

test('An entry of the table of contents leads to its section', async ({ page }) => {
  await page.goto('/blogs/protecting-from-phishing-attacks');
  const contents = page.getByRole('main').getByRole('navigation').first();
  const last = contents.getByRole('link').last();
  const title = await last.textContent();
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeInViewport();
});
