import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { type CaseId, caseAfter } from '@/content/caseStudies';
import { earlierCaseStudies } from '@/content/caseStudiesOld';
import { locales } from '@/content/locales';
import { routeById } from '@/content/routes';
import { localizedPath } from '@/lib/routing/locale';
import CaseCaptire from './CaseCaptire';
import CaseLea from './CaseLea';
import CaseSalesInfo from './CaseSalesInfo';
import { earlierVersionOf } from './CaseStudyOld';
import CaseWedere from './CaseWedere';

const screens = [
  ['caseWedere', 12, CaseWedere],
  ['caseSalesInfo', 6, CaseSalesInfo],
  ['caseCaptire', 12, CaseCaptire],
  ['caseLea', 9, CaseLea],
] as const;

const earlier = screens.map(([id, teamSize]) => [id, teamSize, earlierVersionOf(id)] as const);

const factNames = () => screen.getAllByRole('term').map((term) => term.textContent);
const factValues = () => screen.getAllByRole('definition').map((value) => value.textContent);

describe.each(locales)('in %s (specification 10.2, 10.4, 10.5, 10.6, 10.7 and 10.9)', (locale) => {
  const shared = words(locale, 'common');
  const t = words(locale, 'caseStudies');
  const path = (id: CaseId | `${CaseId}Old` | 'contact' | 'ourWork') =>
    localizedPath(routeById(id).path, locale);
  const linkTo = (address: string) =>
    screen.getAllByRole('link').filter((link) => link.getAttribute('href') === address);

  describe.each(screens)('%s', (id, teamSize, Screen) => {
    it('has industry, team size, location and what was done', () => {
      renderInSite(<Screen />, { locale });
      expect(factNames()).toEqual([
        t('facts.industry'),
        t('facts.teamSize'),
        t('facts.location'),
        t('facts.done'),
      ]);
      const [industry, team, location, done] = factValues();
      expect(industry).not.toBe('');
      expect(team).toBe(t('people', { count: teamSize }));
      expect(location).toMatch(/Z[uü]r.*Pristina/);
      expect(done).not.toBe('');
    });

    it('tells the problem, the constraints, what was done and what changed', () => {
      renderInSite(<Screen />, { locale });
      const parts = screen.getAllByRole('region').map((part) => part.getAttribute('aria-labelledby'));
      expect(parts).toEqual(expect.arrayContaining(['problem', 'constraints', 'done', 'change']));
      expect(new Set(parts).size).toBe(parts.length);
    });

    it('and a call to action to /contact-us', () => {
      renderInSite(<Screen />, { locale });
      const closing = within(screen.getByRole('region', { name: shared('closing.title') }));
      expect(closing.getByRole('link')).toHaveAttribute('href', path('contact'));
    });

    it('leads back to all, on to the next and to its earlier version', () => {
      renderInSite(<Screen />, { locale });
      expect(linkTo(path('ourWork'))).toHaveLength(1);
      expect(linkTo(path(caseAfter(id)))).toHaveLength(1);
      expect(linkTo(path(`${id}Old`))).toHaveLength(1);
    });

    it('numbers its sections without a gap', () => {
      const { container } = renderInSite(<Screen />, { locale });
      const numbers = [...container.querySelectorAll('.number')].map((number) => Number(number.textContent));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    });

    it('has no accessibility findings', async () => {
      const { container } = renderInSite(<Screen />, { locale });
      expect(await axe(container)).toHaveNoViolations();
    });
  });

  describe.each(earlier)('the earlier version of %s', (id, teamSize, Screen) => {
    it('is static English text, marked as such, with the same facts', () => {
      renderInSite(<Screen />, { locale });
      const article = screen.getByRole('article');
      expect(article).toHaveAttribute('lang', 'en');
      expect(within(article).getByRole('heading', { level: 1 })).toHaveTextContent(
        earlierCaseStudies[id].title,
      );
      expect(factNames()).toEqual(['Industry', 'Team size', 'Location']);
      expect(factValues()[1]).toBe(String(teamSize));
      expect(within(article).getByRole('heading', { name: 'What was done' })).toBeVisible();
    });

    it('leads to the current version and to /contact-us', () => {
      renderInSite(<Screen />, { locale });
      expect(screen.getByRole('link', { name: t('earlier.current') })).toHaveAttribute('href', path(id));
      expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', path('contact'));
    });

    it('has no accessibility findings', async () => {
      const { container } = renderInSite(<Screen />, { locale });
      expect(await axe(container)).toHaveNoViolations();
    });
  });
});
