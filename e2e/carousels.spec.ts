import type { Locator } from '@playwright/test';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

/** Carousels of quotes and of executives, operated by their buttons. Component tests cover every state. */

const carousels = [
  ['/', 'testimonials:title'],
  ['/our-work', 'testimonials:title'],
  ['/about', 'about:leadership.carousel', 'testimonials:title'],
  ['/c-levels', 'testimonials:title'],
] as const;

// Specification 6.9, 7.1, 7.2, 7.4, 7.5, 7.7, 9.4, 16.4, 18.5 and 34.1; each page in a language other than that of the one
// before.
for (const [index, { to, text }] of languages.entries())
  for (const [path, ...names] of carousels.filter((_, place) => place % languages.length === index))
    test(`${to(path)}: each carousel steps, wraps around and keeps its size`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(to(path));
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      for (const name of names) {
        const carousel = page.getByRole('group', { name: text(name), exact: true });
        const expectAt = async (current: number) => {
          const position = text('common:carousel.position', { current, total: 4 });
          await expect(carousel.getByRole('status')).toContainText(position);
          await expect(carousel.getByRole('group').filter({ visible: true })).toHaveCount(1); // the previous one fades
          await expect(carousel.getByRole('group', { name: position, exact: true })).toBeVisible();
        };
        await expectAt(1);
        const before = await height();
        await carousel.getByRole('button', { name: text('common:carousel.previous') }).click();
        await expectAt(4);
        expect(await height()).toBe(before);
        for (const current of [1, 2]) {
          await carousel.getByRole('button', { name: text('common:carousel.next') }).click();
          await expectAt(current);
        }
      }
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('main figcaption b').filter({ visible: true })).toHaveCount(4);
    });

// Specification 7.10; German has the longer counter.
test('counter and arrows of quotes are one row within the margins, from 600 px on below the portrait', async ({
  page,
}) => {
  await page.goto('/de/about');
  const carousel = page.getByRole('group').filter({ has: page.locator('figure') });
  const boxOf = (part: Locator) =>
    part.first().evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    });
  for (const width of [320, 360, 390, 430, 600, 820]) {
    await page.setViewportSize({ width, height: 900 });
    const counter = await boxOf(carousel.first().getByRole('status'));
    const previous = await boxOf(carousel.first().getByRole('button'));
    const next = await boxOf(carousel.first().getByRole('button').nth(1));
    expect.soft(counter.right, `${width} px`).toBeLessThanOrEqual(previous.left);
    expect.soft(counter.top, `${width} px`).toBeGreaterThan(next.top);
    expect.soft(next.top, `${width} px`).toBe(previous.top);
    expect.soft(next.right, `${width} px`).toBeLessThanOrEqual((await boxOf(carousel)).right + 1);
    if (width < 600) continue;
    expect.soft(next.top, `${width} px`).toBeGreaterThan((await boxOf(carousel.locator('img'))).bottom);
    const quote = await boxOf(carousel.locator('blockquote'));
    expect.soft(quote.left, `${width} px`).toBeGreaterThan(next.right);
  }
});
