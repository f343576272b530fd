// No page opens here, so this uses Playwright's own `test`; ours would start a browser.
import { expect, test } from '@playwright/test';
import { figures } from '@/content/figures';
import { instructorOf } from '@/content/instructors';
import { pages } from '@/content/pages';
import { said } from '@/lib/i18n/filled';
import { stripSoftHyphens } from '@/lib/text';
import { builtHtml } from './support/builtFile';
import { builtPage, factsOf, regionOf, regionsOf, textsOf, valuesOf } from './support/builtParts';
import { pathOf, programmes } from './support/programmes';
import { languages, type Texts } from './support/texts';

/**
 * The contents that `accessibility/read-out.spec.ts` does not hold: those that are no heading, link, fact or control, and pages
 * that are not the only one of their kind.
 */

const titles = ['CEO', 'COO', 'CFO', 'CMO'];
const weekdays = { en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], de: ['Mo', 'Di', 'Mi', 'Do', 'Fr'] };
const counted = (wanted: string) => programmes.filter(({ status }) => status === wanted).length;

/** Of a page, the texts of all elements that a selector finds, in order. */
const texts: readonly (readonly [string, string, (text: Texts, locale: keyof typeof weekdays) => unknown])[] =
  [
    // Specification 2.23
    ['/coming-soon', 'main', (text) => [text('comingSoon:title')]],
    // Specification 11.9, 11.14
    [
      '/careers',
      'section[aria-labelledby=journey] li span',
      (_, locale) => Array(2).fill(weekdays[locale]).flat(),
    ],
    // Specification 12.9, 12.13
    [
      '/careers/career-start-program',
      'main p + ul > li',
      (text) =>
        (['enrolled', 'closed'] as const).map((is) => `${text(`programmes:status.${is}`)} ${counted(is)}`),
    ],
    ['/careers/career-start-program', 'main > :last-child :is(a, button)', () => []],
    // Specification 16.2, 16.6 and 18.7
    ['/about', 'main article h3 + div > p:first-child', () => titles],
    [
      '/about',
      'main section:first-of-type svg text',
      (text) => (['from', 'now', 'to'] as const).map((year) => text(`about:hero.route.${year}`)),
    ],
    ['/c-levels', 'main li h3 + p', () => expect.arrayContaining(titles)],
    // Specification 17.6 and 18.4
    ['/c-levels', '[aria-labelledby=offices] h2 + p', (text) => [text('common:offices.hours')]],
    ['/c-levels', '[aria-labelledby=skills] details li', () => Array(20).fill(expect.stringMatching(/\S/))],
  ];

for (const { locale, text, to } of languages) {
  test(`pages hold the texts that are neither headings, links nor facts (${locale})`, () => {
    for (const [path, selector, expected] of texts)
      expect.soft(textsOf(builtPage(to(path)), selector), path).toEqual(expected(text, locale));
    // Specification 18.10
    const answers = textsOf(builtPage(to('/c-levels')), '#terms details > div').join(' ');
    for (const known of [figures.seatFrom, figures.seatTo, figures.deletedDays])
      expect.soft(answers).toContain(`${known}`);
  });

  // Specification 19.2 and 19.5
  test(`the drawing of the process is tall on phones, with a version for the dark theme (${locale})`, () => {
    const drawing = builtPage(to('/product-innovation')).querySelector('picture:has([src*="/process/"])');
    expect(drawing && valuesOf(drawing, 'source', 'media')).toEqual([
      '(width < 37.5em) and (prefers-color-scheme: dark)',
      '(width < 37.5em)',
      '(prefers-color-scheme: dark)',
    ]);
    expect(drawing && valuesOf(drawing, 'source', 'srcset')).toEqual(
      ['-tall-night', '-tall', '-night'].map((version) => `/images/process/process-route${version}.svg`),
    );
  });

  // Specification 15.1 and 15.2
  test(`instructors have photo, name, descriptions, statement and programme, the first a timeline (${locale})`, () => {
    for (const [index, [id, name, programme, jobs]] of (
      [
        ['valdrin', 'Valdrin Gashi', 'software-system-engineer', 6],
        ['teuta', 'Teuta Krasniqi', 'full-stack-software-engineer', 0],
        ['agon', 'Agon Berisha', 'cyber-security-engineer', 0],
      ] as const
    ).entries()) {
      const { profile } = instructorOf(id) ?? {};
      const words = (key: 'heading' | 'guidingStar') => stripSoftHyphens(said(profile?.[key], locale));
      const page = builtPage(to(`/instructor-details-${index + 1}`));
      expect(textsOf(page, 'h1')).toEqual([name]);
      expect(valuesOf(page, 'main img', 'src')).toContain(`/images/people/${id}.svg`);
      expect(textsOf(regionOf(page, words('heading')), 'p')).toHaveLength(3);
      expect(textsOf(page, 'blockquote')).toEqual([words('guidingStar')]);
      expect(valuesOf(page, 'main dl a', 'href')).toEqual([to(pathOf(programme))]);
      const [timeline] = regionsOf(page, text('instructors:timeline.title'));
      const stations = [...(timeline?.querySelectorAll('li') ?? [])];
      expect(stations.map((station) => Object.keys(factsOf(station)).length)).toEqual(Array(jobs).fill(3));
    }
  });
}

// Specification 7.8
test('only portraits of client quotes are on more than two pages, and no client is among colleagues', () => {
  const clients = new Set<string>();
  const pagesOf = new Map<string, number>();
  for (const { path } of pages.filter((page) => builtHtml(page.path).includes('src="/images/people/'))) {
    const portraits = [...builtPage(path).querySelectorAll<HTMLImageElement>('img[src^="/images/people/"]')];
    const isQuoted = (portrait: Element) => portrait.closest('figure')?.querySelector('blockquote');
    for (const portrait of portraits.filter(isQuoted)) clients.add(portrait.src);
    const colleagues = new Set(portraits.filter((portrait) => !isQuoted(portrait)).map(({ src }) => src));
    for (const person of colleagues) pagesOf.set(person, (pagesOf.get(person) ?? 0) + 1);
  }
  expect(pagesOf.size).toBeGreaterThan(20);
  expect(clients.size).toBeGreaterThan(3);
  expect([...pagesOf].filter(([person, count]) => count > 2 || clients.has(person))).toEqual([]);
});
