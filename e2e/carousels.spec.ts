import type { Locator } from '@playwright/test';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

/**
 * Specification 6.9, 7.1, 7.2, 7.4, 7.5, 9.4, 16.4 and 18.5: carousels of quotes and of executives, turned by their
 * buttons. Every state of one is tested beside the component.
 */

const carousels = [
  ['/', 'testimonials:title'],
  ['/our-work', 'testimonials:title'],
  ['/about', 'about:leadership.carousel', 'testimonials:title'],
  ['/c-levels', 'testimonials:title'],
] as const;

// Each page in another language than the one before.
for (const [index, { to, text }] of languages.entries()) {
  for (const [path, ...names] of carousels.filter((_, place) => place % languages.length === index)) {
    test(`${to(path)}: arrows move one step and wrap around at both ends, each carousel by itself`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(to(path));
      for (const name of names) {
        const carousel = page.getByRole('group', { name: text(name), exact: true });
        const shown = carousel.getByRole('group').filter({ visible: true });
        const expectAt = async (current: number) => {
          const position = text('common:carousel.position', { current, total: 4 });
          await expect(carousel.getByRole('status')).toContainText(position);
          await expect(shown).toHaveCount(1); // once the one before has faded
          await expect(carousel.getByRole('group', { name: position, exact: true })).toBeVisible();
        };
        for (const current of [1, 2, 3, 4]) {
          await expectAt(current);
          await carousel.getByRole('button', { name: text('common:carousel.next') }).click();
        }
        await expectAt(1);
        await carousel.getByRole('button', { name: text('common:carousel.previous') }).click();
        await expectAt(4);
      }
    });
  }
}

// Specification 7.7 and 34.1
test('the page does not move, whichever quote shows; on paper all of them are there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/about');
  const closing = page.locator('#closing');
  const top = () => closing.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  const carousel = page.getByRole('group').filter({ has: page.locator('figure') });
  await carousel.first().getByRole('button').last().click();
  await expect(carousel.first().getByRole('status')).toContainText('2');
  expect(await top()).toBe(before);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main figcaption b').filter({ visible: true })).toHaveCount(4);
  await expect(page.locator('main article h3').filter({ visible: true })).toHaveCount(5);
});

// Specification 7.10
for (const { locale, to } of languages) {
  test(`${locale}: counter and arrows are one row within the page's margins, below the portrait from 600 px on`, async ({
    page,
  }) => {
    await page.goto(to('/about'));
    const carousel = page
      .getByRole('group')
      .filter({ has: page.locator('figure') })
      .first();
    const boxOf = (part: Locator) =>
      part.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    for (const width of [320, 360, 390, 430, 600, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const whole = await boxOf(carousel);
      const [status, previous, next, portrait, words] = await Promise.all(
        [
          carousel.getByRole('status'),
          carousel.getByRole('button').first(),
          carousel.getByRole('button').last(),
          carousel.locator('img').first(),
          carousel.locator('blockquote').first(),
        ].map(boxOf),
      );
      expect.soft(previous?.top, `${width} px`).toBe(next?.top);
      expect.soft(status?.right, `${width} px`).toBeLessThanOrEqual(previous?.left ?? 0);
      expect.soft(status?.top, `${width} px`).toBeGreaterThan(next?.top ?? 0);
      expect.soft(next?.right, `${width} px`).toBeLessThanOrEqual(whole.right + 1);
      if (width < 600) continue;
      expect.soft(next?.top, `${width} px`).toBeGreaterThanOrEqual(portrait?.bottom ?? 0);
      expect.soft(words?.left, `${width} px`).toBeGreaterThan(next?.right ?? 0);
    }
  });
}
