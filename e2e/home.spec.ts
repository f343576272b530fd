// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { services } from '@/content/services';
import { builtPage, regionOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { languages } from './support/texts';

/** Specification 6.1, 6.2, 6.3, 6.5, 6.7 and 6.8: what the home page says; logos, badges, quotes and the closing call are in `shared-sections.spec.ts`. */

for (const { text, to } of languages) {
  test.describe(to('/'), () => {
    const page = () => builtPage(to('/'));

    test('title and description', () => {
      const [first, second] = text.all('home:hero.title', { returnObjects: true });
      expect(textsOf(page(), 'h1')).toEqual([`${first} ${second}`.replaceAll('\u00ad', '')]);
      expect(textsOf(page(), 'main section p')).toContain(text('home:hero.lead'));
    });

    test('a collaborate button to /contact-us', () => {
      const first = page().querySelector('main section a');
      expect([textOf(first), first?.getAttribute('href')]).toEqual([
        text('home:hero.collaborate'),
        to('/contact-us'),
      ]);
    });

    test('two team cards, to /product-innovation and /c-levels', () => {
      const cards = regionOf(page(), text('home:teams.title'));
      expect(textsOf(cards, 'article h3')).toEqual([
        text('home:teams.innovation.title'),
        text('home:teams.dedicated.title'),
      ]);
      expect(valuesOf(cards, 'article a', 'href')).toEqual([to('/product-innovation'), to('/c-levels')]);
    });

    test('a services teaser, whose rows lead to the blocks, with a button to /services', () => {
      const teaser = regionOf(page(), text('home:services.title'));
      expect(textsOf(teaser, 'li h3')).toEqual(services.map((id) => text(`home:services.items.${id}.title`)));
      expect(valuesOf(teaser, 'li a, div > a', 'href')).toEqual([
        to('/services'),
        ...services.map((id) => `${to('/services')}#${id}`),
      ]);
    });

    // Specification 6.12
    test('cyber security within the services teaser, with a finding that leads to the whole one', () => {
      const teaser = regionOf(page(), text('home:services.title'));
      expect(textsOf(teaser, 'h3').at(-1)).toBe(text('home:services.security.title'));
      expect(valuesOf(teaser, 'h3 > a', 'href')).toEqual([`${to('/services')}#cyber-security`]);
    });

    test('two case-study teasers, and a see-more-projects button to /our-work', () => {
      const work = regionOf(page(), text('home:work.title'));
      expect(textsOf(work, 'h3')).toEqual([text('home:work.wedere.title'), text('home:work.lea.title')]);
      expect(work.querySelectorAll('img')).toHaveLength(2);
      expect(valuesOf(work, 'a', 'href')).toEqual(['/our-work/wedere', '/our-work/lea', '/our-work'].map(to));
    });
  });
}

// Specification 6.11
test('the first viewport says what the company does', async ({ page }) => {
  // English first: a visitor who has opened German is redirected to it.
  for (const [path, words] of [
    ['/', /cyber security/i],
    ['/de', /cybersicherheit/i],
  ] as const) {
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('main').getByText(words).first()).toBeInViewport({ ratio: 1 });
    }
  }
});

// Specification 6.3
test('a click anywhere on a team card follows its link', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('#teams, [aria-labelledby=teams]').locator('article');
  await expect(cards).toHaveCount(2);
  await cards.first().click({ position: { x: 40, y: 40 } }); // on a face
  await expect(page).toHaveURL('/product-innovation');
});
