import { certificates } from '@/content/certifications';
import { company } from '@/content/company';
import { figures } from '@/content/figures';
import { findingVector } from '@/content/finding';
import { services } from '@/content/services';
import { builtPage, regionOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { countedNumbers } from './support/countedNumbers';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

/** Specification 8.1, 8.2, 8.3, 8.4 and 8.5: what the page of services says, and how its six blocks stand. */

const counts = { strategy: 4, design: 6, development: 7, testing: 6, team: 7, support: 3 };

for (const { text, to } of languages) {
  test.describe(to('/services'), () => {
    const page = () => builtPage(to('/services'));

    test('intro and a what-we-do section', () => {
      expect(textsOf(page(), 'h1 + p')).toEqual([text('services:lead')]);
      expect(textsOf(regionOf(page(), text('services:what.statement')), 'p')).toContain(
        text('services:what.label'),
      );
    });

    // Specification 8.9
    test('prices, the contract and the certificates, as content/ has them', () => {
      const facts = textsOf(regionOf(page(), text('services:what.statement')), 'dd').join(' ');
      const { dayFrom, dayTo, strategyFrom, testFrom } = figures;
      const known = [
        dayFrom,
        dayTo,
        strategyFrom,
        testFrom,
        company.legalName,
        ...Object.values(certificates),
      ];
      for (const fact of known) expect(facts).toContain(`${fact}`);
    });

    test('six numbered blocks with 4, 6, 7, 6, 7 and 3 bullets, 03 with cyber security', () => {
      const blocks = [...page().querySelectorAll('main section[id]')];
      expect(blocks.map(({ id }) => id)).toEqual([...services]);
      for (const block of blocks) {
        const id = services.find((service) => service === block.id) ?? 'strategy';
        expect(textsOf(block, 'h2')).toEqual([text(`services:blocks.${id}.title`)]);
        expect([id, textsOf(block, 'li').length]).toEqual([id, counts[id]]);
        expect(textsOf(block, 'section h3')).toEqual(
          id === 'development' ? [text('services:security.title')] : [],
        );
      }
    });

    // Specification 8.8
    test('a finding with its score and vector, what it took to find and to fix, and its retest', () => {
      const part = regionOf(page(), text('services:security.title'));
      expect(textsOf(part, 'h4')).toEqual([text('services:security.finding.title')]);
      const rows = ['severity', 'found', 'fix', 'retest'] as const;
      expect(textsOf(part, 'dt').slice(-4)).toEqual(
        rows.map((row) => text(`services:security.finding.${row}.name`)),
      );
      const read = textOf(part);
      expect(read).toContain(findingVector);
      for (const row of [
        'services:security.finding.severity.score',
        'services:security.finding.fix.days',
        'services:security.finding.retest.days',
      ] as const)
        expect(read).toContain(text(row));
    });

    test('each station of the route leads to its block, by name', () => {
      expect(textsOf(page(), 'main nav a')).toEqual(
        services.map((id) => text(`services:blocks.${id}.title`)),
      );
      expect(valuesOf(page(), 'main nav a', 'href')).toEqual(
        services.map((id) => `${to('/services')}#${id}`),
      );
    });
  });
}

// Specification 8.2
test('stations and blocks are counted, from 01 to 06', async ({ page }) => {
  await page.goto('/services');
  const six = services.map((_, index) => `0${index + 1}`);
  // The accessibility tree may come a moment after the page.
  await expect.poll(() => countedNumbers(page)).toEqual([...six, ...six]);
});

test('blocks alternate image left and right; a station leads to its block', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/services');
  const sides = await page.locator('main section[id]').evaluateAll((blocks) =>
    blocks.map((block) => {
      const [picture, heading] = [block.querySelector('img'), block.querySelector('h2')];
      const left = (element: Element | null) => element?.getBoundingClientRect().left ?? Number.NaN;
      return left(picture) < left(heading) ? 'left' : 'right';
    }),
  );
  expect(sides).toEqual(['right', 'left', 'right', 'left', 'right', 'left']);
  const size = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);
  const [own, part] = [page.locator('#development-title'), page.locator('#cyber-security')];
  expect(await part.evaluate(size)).toBeLessThan(await own.evaluate(size));
  await page.locator('main nav a').last().click();
  await expect(page).toHaveURL('/services#support');
  await expect(page.locator('#support')).toBeInViewport();
});

// Specification 8.5 and 8.7
test('no list ends above the picture beside it; on narrow layouts pictures stand between text and list', async ({
  page,
}) => {
  await page.goto('/services');
  const edges = () =>
    page.locator('main section[id]').evaluateAll((blocks) =>
      blocks.map((block) =>
        ['h2 + p', 'div:has(> h2) + div', 'ul'].map((part) => {
          const box = block.querySelector(part)?.getBoundingClientRect();
          return { top: box?.top ?? Number.NaN, bottom: box?.bottom ?? Number.NaN };
        }),
      ),
    );
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [, picture, list] of await edges())
      expect(list?.bottom, `${width} px`).toBeCloseTo(picture?.bottom ?? Number.NaN, 0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [text, picture, list] of await edges()) {
    expect(picture?.top).toBeGreaterThan(text?.bottom ?? Number.NaN);
    expect(list?.top).toBeGreaterThan(picture?.bottom ?? Number.NaN);
  }
});
