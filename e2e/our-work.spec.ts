import { expect } from './support/fixtures';
import { settled } from './support/opening';
import { test } from './support/tour';

/** Specification 7.4, 7.6, 9.1, 9.2, 9.3, 9.4 and 9.5. */

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }));

const languages = [
  { prefix: '', title: 'Our work and projects', view: 'View case study', clients: /Nine companies/ },
  {
    prefix: '/de',
    title: 'Unsere Arbeiten und Projekte',
    view: 'Fallstudie ansehen',
    clients: /Neun Unternehmen/,
  },
];

for (const { prefix, title, view, clients } of languages) {
  test.describe(`${prefix}/our-work`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${prefix}/our-work`);
    });

    test('header', async ({ page }) => {
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('four case-study teasers, each with a view-case-study link', async ({ page }) => {
      const links = page.getByRole('main').getByRole('link').filter({ hasText: view });
      await expect(links).toHaveCount(4);
      for (const [index, slug] of ['wedere', 'captire', 'sales-info', 'lea'].entries()) {
        const link = links.nth(index);
        await expect(link).toHaveAttribute('href', `${prefix}/our-work/${slug}`);
        await expect(link.getByText(view)).toBeVisible();
        await expect(link.getByRole('img')).toHaveCount(1);
      }
      await links.nth(1).click();
      await expect(page).toHaveURL(`${prefix}/our-work/captire`);
    });

    for (const [width, perRow] of [
      [1440, [3, 3, 3]],
      [390, [2, 2, 2, 2, 1]],
    ] as const) {
      test(`nine logos at ${width} px, ${perRow[0]} per row`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        const cells = page.getByRole('region', { name: clients }).getByRole('listitem');
        await expect(cells).toHaveCount(9);
        const tops = await cells.evaluateAll((items) =>
          items.map((item) => Math.round(item.getBoundingClientRect().top)),
        );
        const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
        expect(rows).toEqual(perRow);
      });
    }

    test('a collaborate call to action', async ({ page }) => {
      const closing = page.getByRole('region', { name: /Where are you heading|Wohin soll es gehen/ });
      await expect(closing.getByRole('link')).toHaveAttribute('href', `${prefix}/contact-us`);
    });
  });
}

test.describe('the testimonial carousel', () => {
  const shownIn = (page: import('@playwright/test').Page) =>
    page.locator('figure figcaption b').filter({ visible: true });

  test('starts on another quote than the home page and uses a different order', async ({ page }) => {
    const orders: string[][] = [];
    for (const path of ['/', '/our-work']) {
      await page.goto(path);
      const order: string[] = [];
      for (let step = 1; step <= 4; step++) {
        await expect(page.getByRole('status')).toContainText(`${step} of 4`);
        order.push((await shownIn(page).textContent()) ?? '');
        await page.getByRole('button', { name: 'Next' }).click();
      }
      orders.push(order);
    }
    const [home = [], ourWork = []] = orders;
    expect(ourWork[0]).not.toBe(home[0]);
    expect([...ourWork].sort()).toEqual([...home].sort());
    // Another ring, and not only another place to enter it.
    const start = home.indexOf(ourWork[0] ?? '');
    expect(ourWork).not.toEqual([...home.slice(start), ...home.slice(0, start)]);
  });

  test('wraps around at both ends', async ({ page }) => {
    await page.goto('/de/our-work');
    await page.getByRole('button', { name: 'Zurück' }).click();
    await expect(page.getByRole('status')).toContainText('4 von 4');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('status')).toContainText('1 von 4');
  });
});
