import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';
import CareerStart from './CareerStart';

let built = true;
jest.mock('@/content/routes', () => ({
  ...jest.requireActual<typeof import('@/content/routes')>('@/content/routes'),
  isBuilt: () => built,
}));

beforeEach(() => {
  built = true;
});

const programmes = '/careers/career-start-program';

/** Specification 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.7 and 12.8: the table, and who teaches. */
const table = [
  ['Full stack engineer', '01.12.2024', 'enrolled', 'Teuta Krasniqi', '/instructor-details-2'],
  ['QA engineer', '01.12.2024', 'enrolled', 'Fitore Hoxha', undefined],
  ['Digital marketing internship', '01.12.2024', 'enrolled', 'Luana Morina', undefined],
  ['Cyber security engineer', '01.10.2023', 'closed', 'Agon Berisha', '/instructor-details-3'],
  ['Software system engineer', '17.10.2022', 'closed', 'Valdrin Gashi', '/instructor-details-1'],
] as const;

const details = [
  'full-stack-software-engineer',
  'software-quality-assurance-engineer',
  'digital-marketing',
  'cyber-security-engineer',
  'software-system-engineer',
];

it('the five programmes have the titles of the specification, in its order', () => {
  renderInSite(<CareerStart />, { locale: 'en' });
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(table.map(([title]) => title));
});

describe.each(locales)('in %s', (locale) => {
  const t = words(locale, 'careerStart');
  const status = words(locale, 'programmes');
  const to = (path: string) => localizedPath(path, locale);
  const rows = () => screen.getAllByRole('article').map((article) => within(article));

  it.each(table.map((facts, index) => [index, ...facts] as const))(
    'programme %i: title, description, start date, status label, instructor, paid label, details link',
    (index, _title, start, state, instructor, profile) => {
      renderInSite(<CareerStart />, { locale });
      const row = rows()[index];
      expect(row?.getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement();
      const values = row?.getAllByRole('definition').map((value) => value.textContent);
      expect(values).toEqual([start, status(`status.${state}`), instructor]);
      expect(row?.getByText(t('labels.paid'))).toBeVisible();
      const links = row?.getAllByRole('link').map((link) => link.getAttribute('href'));
      const page = to(`${programmes}/${details[index]}`);
      expect(links).toEqual(profile ? [to(profile), page] : [page]);
    },
  );

  it('each details link says which programme it is about', () => {
    renderInSite(<CareerStart />, { locale });
    const names = screen
      .getAllByRole('link')
      .map((link) => link.textContent)
      .filter((name) => name?.startsWith(t('labels.details')));
    expect(new Set(names).size).toBe(5);
  });

  it('a three-line guiding-star slogan closes the page', () => {
    const { container } = renderInSite(<CareerStart />, { locale });
    const last = container.lastElementChild;
    expect([...(last?.querySelectorAll('span') ?? [])].map((line) => line.textContent?.trim())).toEqual(
      t('slogan', { returnObjects: true }),
    );
    expect(last?.querySelectorAll('span')).toHaveLength(3);
  });

  it('has no link to a page that is not built yet, but all the rest', () => {
    built = false;
    renderInSite(<CareerStart />, { locale });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Teuta Krasniqi')).toBeVisible();
  });

  it('has no accessibility findings', async () => {
    const { container } = renderInSite(<CareerStart />, { locale });
    expect(await axe(container)).toHaveNoViolations();
  });
});
