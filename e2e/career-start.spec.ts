import { weeksOf } from '@/content/curricula';
import { builtPage, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { settled } from './support/opening';
import { pathOf, programmes } from './support/programmes';
import { languages } from './support/texts';
import { test } from './support/tour';

const path = '/careers/career-start-program';

/** The names by which the list calls the programmes, in its order. */
const listed = [
  'Full stack engineer',
  'QA engineer',
  'Digital marketing internship',
  'Cyber security engineer',
  'Software system engineer',
];

for (const { locale, text, to } of languages) {
  // Specification 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.7, 12.8, 12.10 and 12.11
  test(`${to(path)}: five programmes, each with what a visitor must know and a details link`, () => {
    const page = builtPage(to(path));
    if (locale === 'en') expect(textsOf(page, 'main article h3')).toEqual(listed);
    expect(textsOf(page, 'main figure li')).toEqual(
      (['start', 'week', 'month', 'end'] as const).map((sign) =>
        expect.stringContaining(text(`careerStart:key.${sign}`)),
      ),
    );
    const rows = [...page.querySelectorAll('main article')];
    expect(rows).toHaveLength(programmes.length);
    for (const [index, { id, slug, start, status, instructor }] of programmes.entries()) {
      const row = rows[index] ?? page.body;
      expect(textsOf(row, 'h3')).toEqual([text(`careerStart:programmes.${id}.title`)]);
      expect(textsOf(row, 'h3 ~ p')).toContain(text(`careerStart:programmes.${id}.description`));
      const day = start.split('-').toReversed().join('.');
      expect(textsOf(row, 'dd')).toEqual([day, text(`programmes:status.${status}`), instructor.name]);
      expect(valuesOf(row, 'dd a', 'href')).toEqual(instructor.page ? [to(instructor.page)] : []);
      expect(textOf(row)).toContain(text('careerStart:labels.paid'));
      expect(textOf(row)).toContain(text('careerStart:labels.weeks', { weeks: weeksOf(id).length }));
      expect(targetsOf(row, text('careerStart:labels.details'))).toEqual([to(pathOf(slug))]);
    }
    expect(new Set(valuesOf(page, 'main article img', 'src')).size).toBe(programmes.length);
    // The names of the details links tell them apart (WCAG 2.4.4).
    expect(new Set(textsOf(page, 'main article p a')).size).toBe(programmes.length);
  });

  // Specification 12.9
  test(`${to(path)}: a guiding-star slogan closes the page, each of its three lines on one line`, async ({
    page,
  }) => {
    await page.goto(to(path));
    await settled(page);
    const slogan = page.locator('main section:last-of-type p');
    const words = text.all('careerStart:slogan', { returnObjects: true }).join(' ');
    await expect(slogan).toHaveText(words);
    for (const width of [320, 390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await slogan.evaluate((element) =>
        Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
      );
      expect.soft(lines, `${width} px`).toBe(3);
    }
  });
}
