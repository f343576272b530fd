// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { builtPage, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';

/**
 * Specification 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.7, 12.8 and 12.9, as the files of
 * `out/` say it. That the maps load is in `pictures.spec.ts`, what else a browser is needed for in
 * `career-start-layout.spec.ts`.
 */

const path = '/careers/career-start-program';

const programmes = [
  ['Full stack engineer', '01.12.2024', 'Enrolled', 'Teuta Krasniqi', 'full-stack-software-engineer'],
  ['QA engineer', '01.12.2024', 'Enrolled', 'Fitore Hoxha', 'software-quality-assurance-engineer'],
  ['Digital marketing internship', '01.12.2024', 'Enrolled', 'Luana Morina', 'digital-marketing'],
  ['Cyber security engineer', '01.10.2023', 'Closed', 'Agon Berisha', 'cyber-security-engineer'],
  ['Software system engineer', '17.10.2022', 'Closed', 'Valdrin Gashi', 'software-system-engineer'],
] as const;

test('five programmes, each with title, description, start date, status label, instructor, paid label and details link', () => {
  const rows = [...builtPage(path).querySelectorAll('main article')];
  expect(rows).toHaveLength(programmes.length);
  for (const [index, [title, start, status, instructor, details]] of programmes.entries()) {
    const row = rows[index] ?? builtPage(path).body;
    expect(textsOf(row, 'h3')).toEqual([title]);
    expect(textsOf(row, 'dd')).toEqual([start, status, instructor]);
    expect(textOf(row)).toContain('Paid programme');
    expect(textOf(row.querySelector('p'))).toMatch(/\S.{60,}/);
    expect(targetsOf(row, 'See the details')).toEqual([`${path}/${details}`]);
  }
});

test('instructor names link to their pages, except for two instructors who have no link', () => {
  const targets = programmes.map(([, , , name]) => targetsOf(builtPage(path), name));
  expect(targets).toEqual([
    ['/instructor-details-2'],
    [],
    [],
    ['/instructor-details-3'],
    ['/instructor-details-1'],
  ]);
});

test('every programme has its map', () => {
  const maps = valuesOf(builtPage(path), 'main article img', 'src');
  expect(maps).toHaveLength(5);
  expect(new Set(maps).size).toBe(5);
});

test('a three-line guiding-star slogan closes the page', () => {
  const closing = [...builtPage(path).querySelectorAll('main section')].at(-1);
  expect(textOf(closing)).toContain('Ask until it is clear. Build until it holds. Then pass it on.');
});

test('the careers page leads here', () => {
  expect(targetsOf(builtPage('/careers'), 'See the programmes')).toEqual([path]);
  expect(textsOf(builtPage(path), 'h1')).toEqual(['A career start with a salary']);
});

test('in German, every part is there too', () => {
  const page = builtPage(`/de${path}`);
  expect(page.querySelectorAll('main article')).toHaveLength(5);
  expect(textsOf(page, 'time')).toEqual(programmes.map(([, start]) => start));
  expect(textsOf(page, 'main article').filter((text) => text.includes('Bezahltes Programm'))).toHaveLength(5);
  expect(textOf([...page.querySelectorAll('main section')].at(-1))).toContain('Dann weitergeben.');
});
