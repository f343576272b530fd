import { services } from '@/content/services';
import { builtPage, regionOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

// Specification 6.1, 6.2, 6.3, 6.5, 6.7, 6.8 and 6.12; sections shared with other pages are in shared-sections.spec.ts.
for (const { text, to } of languages)
  test(`${to('/')} links to services, teams, work and contact`, () => {
    const page = builtPage(to('/'));
    const title = text.all('home:hero.title', { returnObjects: true }).join(' ');
    expect(textsOf(page, 'h1')).toEqual([title.replaceAll('\u00ad', '')]);
    expect(textsOf(page, 'main section p')).toContain(text('home:hero.lead'));
    const first = page.querySelector('main section a');
    expect([textOf(first), first?.getAttribute('href')]).toEqual([
      text('home:hero.collaborate'),
      to('/contact-us'),
    ]);
    const teams = regionOf(page, text('home:teams.title'));
    expect(valuesOf(teams, 'article a', 'href')).toEqual([to('/product-innovation'), to('/c-levels')]);
    const teaser = regionOf(page, text('home:services.title'));
    expect(textsOf(teaser, 'li h3')).toEqual(services.map((id) => text(`home:services.items.${id}.title`)));
    expect(valuesOf(teaser, 'li a, div > a', 'href')).toEqual([
      to('/services'),
      ...services.map((id) => `${to('/services')}#${id}`),
    ]);
    expect(textsOf(teaser, 'h3').at(-1)).toBe(text('home:services.security.title'));
    expect(valuesOf(teaser, 'h3 > a', 'href')).toEqual([`${to('/services')}#cyber-security`]);
    const work = regionOf(page, text('home:work.title'));
    expect(textsOf(work, 'h3')).toEqual([text('home:work.wedere.title'), text('home:work.lea.title')]);
    expect(valuesOf(work, 'a', 'href')).toEqual(['/our-work/wedere', '/our-work/lea', '/our-work'].map(to));
  });

// Specification 6.3 and 6.11
test('the first viewport says “cyber security”, and a click anywhere on a team card follows its link', async ({
  page,
}) => {
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
  const cards = page.locator('[aria-labelledby=teams] article');
  await cards.first().click({ position: { x: 40, y: 40 } }); // on a portrait
  await expect(page).toHaveURL('/de/product-innovation');
});
