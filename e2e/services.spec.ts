import { services } from '@/content/services';
import { expect } from './support/fixtures';
import { test } from './support/tour';

/** Specification 8.1, 8.2, 8.3, 8.4, 8.5 and 8.6. */

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }));

const counts = { strategy: 4, design: 6, development: 7, testing: 6, team: 7, support: 3 };

const languages = [
  {
    path: '/services',
    title: 'Services',
    what: 'What we do',
    names: ['Strategy', 'Design', 'Development', 'Dedicated testing', 'Product team', 'Strategic support'],
    security: 'Cyber security',
    contact: '/contact-us',
  },
  {
    path: '/de/services',
    title: 'Dienstleistungen',
    what: 'Was wir tun',
    names: [
      'Strategie',
      'Gestaltung',
      'Entwicklung',
      'Festes Testteam',
      'Produktteam',
      'Strategische Begleitung',
    ],
    security: 'Cyber\u00adsicherheit',
    contact: '/de/contact-us',
  },
];

for (const { path, title, what, names, security, contact } of languages) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('intro and a what-we-do section', async ({ page }) => {
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('region', { name: what })).toBeVisible();
    });

    test('six numbered blocks with 4, 6, 7, 6, 7 and 3 bullets', async ({ page }) => {
      for (const [index, id] of services.entries()) {
        const block = page.locator(`section#${id}`);
        await expect(block.getByRole('heading', { level: 2 })).toHaveText(names[index] ?? '');
        await expect(block.getByText(`0${index + 1}`, { exact: true })).toBeVisible();
        await expect(block.getByRole('listitem')).toHaveCount(counts[id]);
      }
      const order = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(order).toEqual([...services]);
    });

    test('03 development: cyber security in addition, marked as a part of its own', async ({ page }) => {
      const part = page.locator('#development').getByRole('region', { name: security });
      await expect(part).toBeVisible();
      await expect(part.getByRole('listitem')).toHaveCount(0);
      const grounds = await part.evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
      expect(grounds[0]).not.toBe(grounds[1]);
    });

    test('blocks alternate image left and right', async ({ page }) => {
      const sides: string[] = [];
      for (const id of services) {
        const block = page.locator(`#${id}`);
        const picture = await block.locator('img').first().boundingBox();
        const heading = await block.getByRole('heading', { level: 2 }).boundingBox();
        sides.push((picture?.x ?? 0) < (heading?.x ?? 0) ? 'left' : 'right');
      }
      expect(sides).toEqual(['right', 'left', 'right', 'left', 'right', 'left']);
    });

    test('each station of the route leads to its block', async ({ page }) => {
      const stations = page.getByRole('main').getByRole('navigation').getByRole('link');
      await expect(stations).toHaveCount(6);
      for (const [index, id] of services.entries()) {
        await expect(stations.nth(index)).toHaveAttribute('href', `${path}#${id}`);
      }
      await stations.last().click();
      await expect(page).toHaveURL(`${path}#support`);
      await expect(page.locator('#support')).toBeInViewport();
    });

    test('a collaborate call to action leads to /contact-us', async ({ page }) => {
      await page.getByRole('main').locator(`a[href="${contact}"]`).click();
      await expect(page).toHaveURL(contact);
    });
  });
}

test('the rows of the home page lead to the blocks', async ({ page }) => {
  await page.goto('/');
  for (const id of services) {
    await expect(page.locator(`a[href="/services#${id}"]`)).toHaveCount(1);
  }
  await page.getByRole('link', { name: /^Dedicated testing/ }).click();
  await expect(page).toHaveURL('/services#testing');
  await expect(page.locator('#testing')).toBeInViewport();
});
