import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';
import Careers from './Careers';

let built = true;
jest.mock('@/content/routes', () => ({
  ...jest.requireActual<typeof import('@/content/routes')>('@/content/routes'),
  isBuilt: () => built,
}));

beforeEach(() => {
  built = true;
});

describe.each(locales)('in %s (specification 11.1, 11.4, 11.5, 11.6 and 11.11)', (locale) => {
  const t = words(locale, 'careers');
  const section = (name: string) => within(screen.getByRole('region', { name }));
  const to = (path: string) => localizedPath(path, locale);

  it('Header with an open-positions button, a link to the heading of that section', () => {
    renderInSite(<Careers />, { locale });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('hero.title'));
    const button = screen.getByRole('link', { name: t('hero.button') });
    expect(button).toHaveAttribute('href', '#positions');
    const heading = screen.getByRole('heading', { name: t('positions.title') });
    expect(heading).toHaveAttribute('id', 'positions');
    expect(heading).toHaveAttribute('tabindex', '-1');
  });

  it('Sections in the order of the specification', () => {
    const { container } = renderInSite(<Careers />, { locale });
    const sections = [...container.querySelectorAll('section[aria-labelledby]')];
    expect(sections.map((element) => element.getAttribute('aria-labelledby'))).toEqual([
      'journey',
      'values',
      'career-start',
      'benefits',
      'positions',
      'open-application',
    ]);
  });

  it('A be-part-of-the-journey section and four values', () => {
    renderInSite(<Careers />, { locale });
    expect(screen.getByText(t('journey.label'))).toBeVisible();
    expect(section(t('values.title')).getAllByRole('listitem')).toHaveLength(4);
  });

  it('A career start programme teaser with a button to careers/career-start-program', () => {
    renderInSite(<Careers />, { locale });
    const button = section(t('careerStart.title')).getByRole('link', { name: t('careerStart.button') });
    expect(button).toHaveAttribute('href', to('/careers/career-start-program'));
    const facts = section(t('careerStart.title'))
      .getAllByRole('definition')
      .map((fact) => fact.textContent);
    expect(facts).toEqual(['5', expect.stringContaining('4'), expect.any(String), expect.any(String)]);
    expect(facts[3]).toMatch(/09:00.*17:00/);
  });

  it('Three benefit columns with 4, 7 and 6 titled items', () => {
    renderInSite(<Careers />, { locale });
    const columns = section(t('benefits.title')).getAllByRole('list');
    expect(columns.map((column) => within(column).getAllByRole('heading', { level: 4 }).length)).toEqual([
      4, 7, 6,
    ]);
  });

  it('An open-application section with an apply-now mail link to the jobs address', () => {
    renderInSite(<Careers />, { locale });
    const link = section(t('open.title')).getByRole('link', { name: t('open.button') });
    const subject = encodeURIComponent(t('open.subject', { company: company.name }));
    expect(link).toHaveAttribute('href', `mailto:${company.mail.jobs}?subject=${subject}`);
  });

  it('leads to the five job postings', () => {
    renderInSite(<Careers />, { locale });
    const paths = within(section(t('open.title')).getByRole('list'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(paths).toEqual(
      [
        '/angular-developer',
        '/full-stack-developer',
        '/dotNet-developer',
        '/digital-marketing',
        '/digital-marketing-intern',
      ].map(to),
    );
  });

  it('says nothing about postings while there are none', () => {
    built = false;
    renderInSite(<Careers />, { locale });
    expect(screen.queryByText(t('open.earlier'))).toBeNull();
    expect(section(t('open.title')).queryByRole('list')).toBeNull();
  });

  it('has no accessibility findings, and leaves no placeholder open', async () => {
    const { container } = renderInSite(<Careers />, { locale });
    expect(container).not.toHaveTextContent('{{');
    expect(await axe(container)).toHaveNoViolations();
  });
});
