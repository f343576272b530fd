/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite, words } from '@/__tests__/support/render';
import { applyStyles, markScripted } from '@/__tests__/support/styles';
import { company } from '@/content/company';
import { jobs } from '@/content/jobs';
import { locales } from '@/content/locales';
import type { Position } from '@/content/positions';
import { recordOf } from '@/content/recordOf';
import { EarlierPostings } from './EarlierPostings';
import { Positions } from './Positions';

/** Specification 11.1, 11.9, 11.10 and 11.12: with positions; e2e/careers.spec.ts covers the page without any, as today. */

jest.mock('@/content/positions', () => ({
  ...jest.requireActual<typeof import('@/content/positions')>('@/content/positions'),
  get positions() {
    return mockedPositions;
  },
}));

const named = (title: string) => ({ ...recordOf(locales, (locale) => `${title} (${locale})`), en: title });

const fourPositions: readonly Position[] = [
  { title: named('Test engineer'), location: 'kosovo', category: 'design' },
  { title: named('Angular developer'), location: 'switzerland', category: 'design', page: 'jobAngular' },
  { title: named('Recruiter'), location: 'kosovo', category: 'people' },
  { title: named('Accountant'), location: 'switzerland', category: 'business' },
];

let mockedPositions = fourPositions;

const t = words('en', 'careers');
const location = () => screen.getByRole('combobox', { name: 'Location' });
const category = () => screen.getByRole('combobox', { name: 'Category' });
const choose = (filter: HTMLElement, name: string) =>
  userEvent.selectOptions(filter, within(filter).getByRole('option', { name }));
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);

beforeEach(() => {
  jest.replaceProperty(jobs.jobAngular as { open: boolean }, 'open', true);
  markScripted(true);
  applyStyles('components/sections/careers/Positions.module.css');
});

afterEach(() => {
  jest.restoreAllMocks();
  mockedPositions = fourPositions;
  markScripted(false);
  document.head.replaceChildren();
});

it('lists title, place and category of each, and the total', () => {
  renderInSite(<Positions />, { locale: 'en' });
  expect(shown()).toEqual(['Test engineer', 'Angular developer', 'Recruiter', 'Accountant']);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Test engineerKosovoDesign & Development');
  expect(screen.getByRole('status')).toHaveTextContent('4 open positions');
});

it.each([
  ['en', 1, 'One position is open'],
  ['de', 0, 'Alle Stellen sind besetzt'],
  ['de', 4, '4 Stellen sind offen'],
] as const)('sums up the state in its heading: %s, %i', (locale, count, heading) => {
  mockedPositions = fourPositions.slice(0, count);
  renderInSite(<Positions />, { locale });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(heading);
});

it('links to the posting, or to a mail if there is no such page', () => {
  renderInSite(<Positions />, { locale: 'de' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `mailto:${company.mail.jobs}?subject=Test%20engineer%20(de)`,
    '/de/angular-developer',
    `mailto:${company.mail.jobs}?subject=Recruiter%20(de)`,
    `mailto:${company.mail.jobs}?subject=Accountant%20(de)`,
  ]);
});

it('filters by place, by category, and by both', async () => {
  renderInSite(<Positions />, { locale: 'en' });
  await choose(location(), 'Kosovo');
  expect(shown()).toEqual(['Test engineer', 'Recruiter']);
  expect(screen.getByRole('status')).toHaveTextContent('2 open positions');
  await choose(category(), 'Design & Development');
  expect(shown()).toEqual(['Test engineer']);
  expect(screen.getByRole('status')).toHaveTextContent('1 open position');
  await choose(location(), 'Any');
  expect(shown()).toEqual(['Test engineer', 'Angular developer']);
  await choose(category(), 'All job categories');
  expect(shown()).toHaveLength(4);
});

it('shows a message when none matches', async () => {
  renderInSite(<Positions />, { locale: 'en' });
  await choose(category(), 'Others');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(t('positions.noneMatch'));
});

it('shows all positions without a script, and hides the filters', () => {
  markScripted(false);
  const { container } = renderInSite(<Positions />, { locale: 'en' });
  expect(container.querySelector('form')).not.toBeVisible();
  expect(shown()).toHaveLength(4);
});

// Specification 20.8
it('leaves out a position whose posting has closed, and lists that posting among the earlier ones', () => {
  jest.replaceProperty(jobs.jobAngular as { open: boolean }, 'open', false);
  renderInSite(<Positions />, { locale: 'en' });
  expect(shown()).toEqual(['Test engineer', 'Recruiter', 'Accountant']);
  renderInSite(<EarlierPostings />, { locale: 'en' });
  expect(screen.getByRole('link', { name: 'Angular developer' })).toBeVisible();
});
