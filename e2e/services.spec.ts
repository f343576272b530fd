import { certificates } from '@/content/certifications';
import { company } from '@/content/company';
import { figures, findingVector } from '@/content/figures';
import { services } from '@/content/services';
import { builtPage, regionOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

const counts = { strategy: 4, design: 6, development: 7, testing: 6, team: 7, support: 3 };

// Specification 8.1, 8.2, 8.3, 8.4, 8.8 and 8.9
for (const { text, to } of languages)
  test(`${to('/services')} has six blocks with 4, 6, 7, 6, 7 and 3 items, prices and a finding`, () => {
    const page = builtPage(to('/services'));
    expect(textsOf(page, 'h1 + p')).toEqual([text('services:lead')]);
    const about = regionOf(page, text('services:what.statement'));
    expect(textsOf(about, 'p')).toContain(text('services:what.label'));
    const facts = textsOf(about, 'dd').join(' ');
    const { dayFrom, dayTo, strategyFrom, testFrom } = figures;
    const sums = [dayFrom, dayTo, strategyFrom, testFrom];
    for (const fact of [...sums, company.legalName, ...Object.values(certificates)])
      expect(facts).toContain(`${fact}`);
    const blocks = [...page.querySelectorAll('main section[id]')];
    expect(blocks.map(({ id }) => id)).toEqual([...services]);
    for (const [index, id] of services.entries()) {
      const block = blocks[index] ?? page.body;
      expect(textsOf(block, 'h2')).toEqual([text(`services:blocks.${id}.title`)]);
      expect(textsOf(block, 'li'), id).toHaveLength(counts[id]);
      const within = id === 'development' ? [text('services:security.title')] : [];
      expect(textsOf(block, 'section h3')).toEqual(within);
    }
    const links = services.map((id) => `${to('/services')}#${id}`);
    expect(valuesOf(page, 'main nav a', 'href')).toEqual(links);

    const finding = regionOf(page, text('services:security.title'));
    expect(textsOf(finding, 'h4')).toEqual([text('services:security.finding.title')]);
    for (const known of [
      findingVector,
      text('services:security.finding.severity.score'),
      text('services:security.finding.fix.days'),
      text('services:security.finding.retest.days'),
    ])
      expect(textOf(finding)).toContain(known);
  });

// Specification 8.4, 8.5 and 8.7
test('pictures alternate right and left, and are between text and list on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/services');
  const edgesOf = (edge: 'left' | 'top') =>
    page
      .locator('main section[id]')
      .evaluateAll(
        (blocks, side) =>
          blocks.map((block) =>
            ['h2', 'img', 'ul'].map((part) => block.querySelector(part)?.getBoundingClientRect()[side] ?? 0),
          ),
        edge,
      );
  const sides = (await edgesOf('left')).map(([title = 0, picture = 0]) =>
    picture < title ? 'left' : 'right',
  );
  expect(sides).toEqual(['right', 'left', 'right', 'left', 'right', 'left']);
  const size = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);
  const [own, part] = [page.locator('#development-title'), page.locator('#cyber-security')];
  expect(await part.evaluate(size)).toBeLessThan(await own.evaluate(size));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tops of await edgesOf('top')) expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});
