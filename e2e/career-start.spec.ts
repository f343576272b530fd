import { weeksOf } from '@/content/curricula';
import { builtPage, factsOf, regionOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { settled } from './support/opening';
import { pathOf, programmes } from './support/programmes';
import { languages } from './support/texts';
import { test } from './support/tour';

const path = '/careers/career-start-program';

/** The programmes' names in the list, in its order. */
const listed = [
  'Full stack engineer',
  'QA engineer',
  'Digital marketing internship',
  'Cyber security engineer',
  'Software system engineer',
];

for (const { locale, text, to } of languages) {
  // Specification 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.7, 12.8, 12.10, 12.11 and 12.14
  test(`${to(path)} lists five programmes, each with its facts and a link to its page`, () => {
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
      const weeks = text('careerStart:labels.weeks', { count: weeksOf(id).length });
      expect(Object.entries(factsOf(row))).toEqual([
        [text('programmes:start'), start.split('-').toReversed().join('.')],
        [text('careerStart:labels.status'), text(`programmes:status.${status}`)],
        [text('programmes:instructor'), instructor.name],
        [text('careerStart:labels.paid'), weeks],
      ]);
      expect(valuesOf(row, 'dd a', 'href')).toEqual(instructor.page ? [to(instructor.page)] : []);
      expect(valuesOf(row, 'h3 a', 'href')).toEqual([to(pathOf(slug))]);
      expect(targetsOf(row, text('careerStart:labels.details'))).toEqual([to(pathOf(slug))]);
    }
    // The names of the details links differ (WCAG 2.4.4).
    expect(new Set(textsOf(page, 'main article p a')).size).toBe(programmes.length);
  });

  // Specification 12.9, 12.12 and 12.13
  test(`${to(path)} opens with counts and a map, and closes with a slogan of three lines`, () => {
    const page = builtPage(to(path));
    const names = programmes.map(({ id }) => text(`careerStart:programmes.${id}.title`));
    const summits = [...page.querySelectorAll('main nav a')];
    expect(summits.map((link) => textsOf(link, 'b').join())).toEqual(names);
    for (const [index, link] of summits.entries()) {
      const row = page.getElementById((link.getAttribute('href') ?? '').slice(1)) ?? page.body;
      expect(textsOf(row, 'h3')).toEqual([names[index]]);
    }
    const counted = (wanted: string) => programmes.filter(({ status }) => status === wanted).length;
    expect(textsOf(page, 'main p').slice(0, 2)).toEqual([
      text('careerStart:lead'),
      text('careerStart:applications', { count: 0 }),
    ]);
    expect(textsOf(page, 'main p + ul > li')).toEqual(
      (['enrolled', 'closed'] as const).map(
        (status) => `${text(`programmes:status.${status}`)} ${counted(status)}`,
      ),
    );
    const closing = regionOf(page, text('careerStart:labels.guidingStar'));
    expect([...page.querySelectorAll('main section')].at(-1)).toBe(closing);
    expect(closing.querySelectorAll('a, button')).toHaveLength(0);
    const slogan = text.all('careerStart:slogan', { returnObjects: true });
    expect(slogan).toHaveLength(3);
    expect(textOf(closing).endsWith(slogan.at(-1) ?? '-')).toBe(true);
  });
}

// Specification 12.9 and 12.14
test('a programme’s map links to its page, and the slogan keeps its three lines', async ({ page }) => {
  await page.goto(`/de${path}`);
  await settled(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page
      .locator('main section:last-of-type p')
      .evaluate((slogan) =>
        Math.round(slogan.clientHeight / Number.parseFloat(getComputedStyle(slogan).lineHeight)),
      );
    expect.soft(lines, `${width} px`).toBe(3);
  }
  const map = page.locator('main article img').first();
  await map.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(`/de${pathOf(programmes[0]?.slug ?? '')}`);
});
