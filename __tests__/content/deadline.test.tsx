/** @jest-environment jsdom */
import JobPosting from '@/components/screens/JobPosting';
import { EarlierPostings } from '@/components/sections/careers/EarlierPostings';
import { Positions } from '@/components/sections/careers/Positions';
import { company } from '@/content/company';
import { type Locale, locales } from '@/content/locales';
import { routeById } from '@/content/routes';
import { endOfDay, nextDay, today } from '@/content/today';
import { llmsTxt } from '@/lib/metadata/llmsTxt';
import { pageMeta } from '@/lib/metadata/pageMeta';
import { sitemap } from '@/lib/metadata/sitemap';
import { absoluteUrl } from '@/lib/metadata/urls';
import { href } from '@/lib/routing/href';
import { renderInSite, words } from '../support/render';
import { ofType, thingsOn } from '../support/structuredData';

// What closes on a day is closed on the next, wherever the site mentions it (specification 20.8, 20.9 and 36.10): with the
// clock moved, and one posting and its position as an editor would open them.

const deadline = '2026-12-09';

jest.mock('@/content/jobs', () => {
  const actual = jest.requireActual<typeof import('@/content/jobs')>('@/content/jobs');
  const dates = { open: true, posted: '2026-11-20', deadline: '2026-12-09' };
  return { ...actual, jobs: { ...actual.jobs, jobMarketing: { ...actual.jobs.jobMarketing, ...dates } } };
});
jest.mock('@/content/positions', () => ({
  ...jest.requireActual<typeof import('@/content/positions')>('@/content/positions'),
  positions: [
    {
      title: { en: 'A position', de: 'Eine Stelle' },
      location: 'kosovo',
      category: 'others',
      page: 'jobMarketing',
    },
  ],
}));

const textOf = (element: Element) => (element.textContent ?? '').replaceAll('\u00ad', '');

/** What the site says of the posting when it is built at a moment. */
async function builtAt(now: string, locale: Locale) {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const link = `a[href="${href('jobMarketing', locale)}"]`;
  const list = renderInSite(<Positions />, { locale });
  const isListed = list.container.querySelector(link) !== null;
  list.unmount();
  const earlier = renderInSite(<EarlierPostings />, { locale });
  const isEarlier = earlier.container.querySelector(link) !== null;
  earlier.unmount();
  const page = renderInSite(<JobPosting page="jobMarketing" />, { locale });
  const shown = textOf(page.container);
  page.unmount();
  const url = absoluteUrl(routeById('jobMarketing').path, locale);
  const [entry = ''] = (await sitemap()).split('<url>').filter((one) => one.includes(`<loc>${url}</loc>`));
  return {
    isListed,
    isEarlier,
    isClosed: shown.includes(words(locale, 'jobs')('status.filled')),
    lastmod: /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1],
    title: pageMeta('jobMarketing', locale).title.split(':')[0],
    overview: llmsTxt().includes(pageMeta('jobMarketing', locale).description),
    data: ofType(thingsOn('jobMarketing', locale, today()), 'JobPosting')[0],
    shown,
  };
}
afterEach(() => jest.useRealTimers());

const search = { en: ['Open', 'Filled'], de: ['Offen', 'Besetzt'] };

describe.each(locales)('in %s', (locale) => {
  test('until the last minute of the deadline: the list, the page, its data and the sitemap have it open', async () => {
    const { data, shown, ...rest } = await builtAt('2026-12-09T22:59:00Z', locale);
    expect(rest).toEqual({
      isListed: true,
      isEarlier: false,
      isClosed: false,
      lastmod: '2026-11-20',
      title: search[locale][0],
      overview: true,
    });
    expect(data?.validThrough).toBe(endOfDay(deadline));
    // Specification 23.8: its data says nothing that the page does not say.
    const pieces = String(data?.description).split(/<\/?(?:p|ul|li|strong)>|: /);
    expect(pieces.filter((piece) => !shown.includes(piece.replaceAll('&amp;', '&')))).toEqual([]);
    for (const fact of [company.offices.pristina.street, company.offices.pristina.postcode])
      expect(shown).toContain(fact);
  });

  test('a minute later it is closed in each of them', async () => {
    const { shown: _, ...rest } = await builtAt('2026-12-09T23:00:00Z', locale);
    expect(rest).toEqual({
      isListed: false,
      isEarlier: true,
      isClosed: true,
      lastmod: nextDay(deadline),
      title: search[locale][1],
      overview: true,
      data: undefined,
    });
  });
});
