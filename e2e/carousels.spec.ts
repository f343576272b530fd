import type { Locator } from '@playwright/test';
import { expect } from './support/fixtures';
import { test } from './support/sharedWindow';
import { languages } from './support/texts';

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
test('counter and arrows of a quote are one row within the margins', async ({ page }) => {
  await page.goto('/de/about');
  const carousel = page
    .getByRole('group')
    .filter({ has: page.locator('figure') })
    .first();
  const boxOf = (part: Locator) =>
    part.first().evaluate((element) => element.getBoundingClientRect().toJSON());
  for (const width of [320, 600]) {
    await page.setViewportSize({ width, height: 900 });
    const counter = await boxOf(carousel.getByRole('status'));
    const previous = await boxOf(carousel.getByRole('button').first());
    const next = await boxOf(carousel.getByRole('button').nth(1));
    expect.soft(counter.right, `${width} px`).toBeLessThanOrEqual(previous.left);
    expect.soft(counter.top, `${width} px`).toBeGreaterThan(next.top);
    expect.soft(next.top, `${width} px`).toBe(previous.top);
    expect.soft(next.right, `${width} px`).toBeLessThanOrEqual((await boxOf(carousel)).right + 1);
  }
});
