import { weeksOf } from '@/content/curricula';
import { builtPage, factsOf, regionOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
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
  // Specification 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.7, 12.8, 12.10, 12.11 and 12.14
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
      const weeks = text('careerStart:labels.weeks', { count: weeksOf(id).length });
      expect(Object.entries(factsOf(row))).toEqual([
        [text('programmes:start'), day],
        [text('careerStart:labels.status'), text(`programmes:status.${status}`)],
        [text('programmes:instructor'), instructor.name],
        [text('careerStart:labels.paid'), weeks],
      ]);
      expect(valuesOf(row, 'dd a', 'href')).toEqual(instructor.page ? [to(instructor.page)] : []);
      expect(valuesOf(row, 'h3 a', 'href')).toEqual([to(pathOf(slug))]);
      expect(targetsOf(row, text('careerStart:labels.details'))).toEqual([to(pathOf(slug))]);
    }
    expect(new Set(valuesOf(page, 'main article img', 'src')).size).toBe(programmes.length);
    // The names of the details links tell them apart (WCAG 2.4.4).
    expect(new Set(textsOf(page, 'main article p a')).size).toBe(programmes.length);
  });

  // Specification 12.12 and 12.13
  test(`${to(path)}: how many are enrolled and closed, then a map whose summits lead to the list`, () => {
    const page = builtPage(to(path));
    const names = programmes.map(({ id }) => text(`careerStart:programmes.${id}.title`));
    const summits = [...page.querySelectorAll('main nav a')];
    expect(summits.map((link) => textsOf(link, 'b').join())).toEqual(names);
    for (const [index, link] of summits.entries()) {
      const row = page.getElementById((link.getAttribute('href') ?? '').slice(1)) ?? page.body;
      expect(textsOf(row, 'h3')).toEqual([names[index]]);
    }
    expect(textsOf(page, 'main p').slice(0, 2)).toEqual([
      text('careerStart:lead'),
      text('careerStart:applications', { count: 0 }),
    ]);
    const counted = (wanted: string) => programmes.filter(({ status }) => status === wanted).length;
    expect(textsOf(page, 'main p + ul > li')).toEqual(
      (['enrolled', 'closed'] as const).map(
        (status) => `${text(`programmes:status.${status}`)} ${counted(status)}`,
      ),
    );
  });

  // Specification 12.14 and 12.15
  test(`${to(path)}: all programmes are laid out alike, and their maps lead to their pages`, async ({
    page,
  }) => {
    for (const width of [1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(to(path));
      await settled(page);
      const heights = await page
        .locator('main article')
        .evaluateAll((rows) =>
          rows.map((row) =>
            ['h3', 'h3 + p', 'dl', 'img'].map((part) =>
              Math.round(row.querySelector(part)?.clientHeight ?? 0),
            ),
          ),
        );
      expect(new Set(heights.map(String)).size, `${width} px`).toBe(1);
    }
    const map = page.locator('main article img').first();
    await map.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(to(pathOf(programmes[0]?.slug ?? '')));
  });

  // Specification 12.9
  test(`${to(path)}: nothing follows the slogan but the footer`, () => {
    const main = builtPage(to(path)).querySelector('main');
    const closing = regionOf(builtPage(to(path)), text('careerStart:labels.guidingStar'));
    expect([...(main?.querySelectorAll('section') ?? [])].at(-1)).toBe(closing);
    expect(closing.querySelectorAll('a, button')).toHaveLength(0);
    expect(
      textOf(closing).endsWith(text.all('careerStart:slogan', { returnObjects: true }).at(-1) ?? '-'),
    ).toBe(true);
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
