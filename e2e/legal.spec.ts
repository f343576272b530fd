import { expect, test } from './support/fixtures';

/** Specification 2.18, 2.23 and 21.1. */

const languages = {
  en: {
    path: '/legal',
    section: 'The company behind this website',
    facts: [
      ['Company name', 'Firnwerk AG'],
      ['Address', '8005 Zurich'],
      ['Phone', '+41 44 000 00 00'],
      ['Contact e-mail', 'info@firnwerk.example'],
      ['Web address', 'www.firnwerk.example'],
      ['Legal domicile', 'Zurich, Switzerland'],
      ['Commercial register number', 'CHE-000.000.000'],
      ['Commercial registry, canton', 'Zurich'],
    ],
    clauses: ['Content', 'Links', 'Copyright', 'Law and place'],
    home: '/',
  },
  de: {
    path: '/de/legal',
    section: 'Die Firma hinter dieser Website',
    facts: [
      ['Firma', 'Firnwerk AG'],
      ['Adresse', '8005 Zürich'],
      ['Telefon', '+41 44 000 00 00'],
      ['E-Mail', 'info@firnwerk.example'],
      ['Webadresse', 'www.firnwerk.example'],
      ['Rechtssitz', 'Zürich, Schweiz'],
      ['Handelsregister-Nummer', 'CHE-000.000.000'],
      ['Handelsregister, Kanton', 'Zürich'],
    ],
    clauses: ['Inhalte', 'Links', 'Urheberrecht', 'Recht und Gerichts\u00adstand'],
    home: '/de',
  },
} as const;

for (const { path, section, facts, clauses, home } of Object.values(languages)) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('shows all eight facts about the company', async ({ page }) => {
      const region = page.getByRole('region', { name: section });
      await expect(region.getByRole('term')).toHaveText(facts.map(([name]) => name));
      const values = region.getByRole('definition');
      await expect(values).toHaveCount(8);
      for (const [index, [, value]] of facts.entries()) await expect(values.nth(index)).toContainText(value);
    });

    test('phone, e-mail and web address are links', async ({ page }) => {
      const links = page.getByRole('region', { name: section }).getByRole('link');
      const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual(['tel:+41440000000', 'mailto:info@firnwerk.example', home]);
    });

    test('says what the company is liable for, and whose the content is', async ({ page }) => {
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([...clauses]);
    });

    test('can be reached from the footer of every page', async ({ page }) => {
      await page.goto(home);
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
    });
  });
}

for (const [path, heading] of [
  ['/coming-soon', 'Coming soon'],
  ['/de/coming-soon', 'Demnächst'],
] as const) {
  test(`${path} shows only a heading`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toHaveText(heading);
    await expect(page.getByRole('main').locator('img, svg, a, button')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}
