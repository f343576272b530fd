import type { Page } from '@playwright/test';
import { blogPictures } from '@/content/blogPictures';
import { company } from '@/content/company';
import { newestFirst, pictureOf } from '@/lib/blog/articles';
import { builtPage, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { settled } from './support/opening';
import { test } from './support/sharedWindow';
import { languages } from './support/texts';

/** The parts of an article's page that its files do not show. `e2e/visual/` checks its look. */

const hero = (page: Page) => page.locator('main article > div img').first();
const fileOf = (page: Page) => hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);

// Specification 22.23, 22.24, 22.29, 33.11 and 38.11
test('articles show a full-width picture for phones and the dark theme; tables and code fit a phone', async ({
  page,
}) => {
  for (const { slug, ...article } of newestFirst()) {
    const picture = pictureOf({ slug, ...article }, 'de');
    const night = `${picture.name}-night` in blogPictures ? '-night' : '';
    const forPhones = 'phone' in picture && picture.phone !== undefined;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/de/blogs/${slug}`);
    await settled(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const phone = width === 390 && forPhones ? '-phone' : '';
      const file = new RegExp(`/${picture.name}${night}${phone}(?:-\\d+\\.avif|\\.svg)$`);
      await expect.poll(() => fileOf(page), `${slug}, ${width} px`).toMatch(file);
      const box = await hero(page).boundingBox();
      expect.soft([box?.x, box?.width], `${slug}, ${width} px`).toEqual([0, width]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const wider = await page
      .locator('main article :is(figure > *, [role=group], pre)')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.outerHTML.slice(0, 80)),
      );
    expect.soft(wider, `${slug}: what scrolls sideways on a phone`).toEqual([]);
  }
});

// Specification 22.30; e2e/every-page.spec.ts checks that no line is cut off
test('a quoted email shows its header lines with their names, then its text', () => {
  const email = builtPage('/blogs/protecting-from-phishing-attacks').querySelector(
    'article blockquote:has(dl)',
  );
  const names = [...(email?.querySelectorAll('dt') ?? [])].map((name) => name.textContent);
  expect(names).toContain('From');
  expect(email?.querySelectorAll('dd')).toHaveLength(names.length);
  expect(email?.querySelector('dl ~ p, dl ~ * p')?.textContent).toBeTruthy();
});

// Specification 22.23
test('on a phone a table names the column of each value', async ({ page }) => {
  await page.goto(`/blogs/${company.slug}-iso-9001-and-27001-certifications`);
  const name = await page.getByRole('columnheader').nth(1).textContent();
  const cell = page.getByRole('cell').first();
  const named = () => cell.evaluate((td) => getComputedStyle(td, '::before').content);
  expect(await named()).toContain(`"${name}"`);
  await page.setViewportSize({ width: 600, height: 844 });
  expect(await named()).toBe('none');
});

// Specification 22.34
for (const { locale, to } of languages)
  test(`a drawing in the text has the page’s language and versions for phones and the dark theme (${locale})`, () => {
    const page = builtPage(to('/blogs/winter-team-building-borovets-bulgaria'));
    const figure = page.querySelector('main article figure:has(img[src*="blog-lift"])') ?? page.body;
    const files = valuesOf(figure, 'source', 'srcset').map((file) => file?.match(/blog-lift[\w-]*/)?.[0]);
    const name = `blog-lift-${locale}`;
    expect(files.sort()).toEqual([`${name}-night`, `${name}-night-phone`, `${name}-phone`]);
    expect(valuesOf(figure, 'img', 'src')).toEqual([expect.stringContaining(`/${name}.svg`)]);
  });

// Specification 3.6, 22.25, 22.31 and 22.35
test('the contents link to sections, stay in view and mark the current one; notes are in the margin', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blogs/protecting-from-phishing-attacks');
  await settled(page);
  const contents = page.locator('main article nav a');
  for (const index of [1, 4]) {
    const title = (await contents.nth(index).textContent()) ?? '';
    await contents.nth(index).click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    await expect(contents.nth(index)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main article nav a:target-current')).toHaveText([title]);
  }
  const note = page.locator('main article section').getByRole('note').first();
  const [box, above] = [
    await note.boundingBox(),
    await note.locator('xpath=preceding-sibling::*[1]').boundingBox(),
  ];
  expect(box?.x).toBeGreaterThan((above?.x ?? 0) + (above?.width ?? 0));
  const weights = await page
    .locator('main article tbody tr')
    .filter({ hasText: /^Pass/ })
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row.querySelector('td') ?? row).fontWeight));
  expect(Number(weights.at(-1))).toBeGreaterThan(Number(weights[0]));
  await page.goto('/blogs/winter-team-building-borovets-bulgaria');
  const ends = await page
    .locator('main article td[data-column="People"] > span')
    .evaluateAll((numbers) => numbers.map((number) => Math.round(number.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
});
