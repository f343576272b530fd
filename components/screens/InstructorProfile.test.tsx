import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { instructors } from '@/content/instructors';
import { locales } from '@/content/locales';
import { programmeTaughtBy } from '@/content/programmes';
import { isBuilt, routeById } from '@/content/routes';
import { localizedPath } from '@/lib/routing/locale';
import { profileOf } from './InstructorProfile';

const profiles = (['valdrin', 'teuta', 'agon'] as const).map((id) => [id, profileOf(id)] as const);

describe.each(locales)('in %s (specification 15.1 and 15.2)', (locale) => {
  const t = words(locale, 'instructors');

  describe.each(profiles)('%s', (id, Profile) => {
    it('shows a photo and a name', () => {
      renderInSite(<Profile />, { locale });
      expect(screen.getByRole('heading', { level: 1, name: instructors[id].name })).toBeVisible();
      expect(screen.getByRole('img', { name: t(`people.${id}.photo`) })).toHaveAttribute(
        'src',
        `/images/people/${id}.svg`,
      );
    });

    it('shows the descriptions', () => {
      renderInSite(<Profile />, { locale });
      const descriptions = t(`people.${id}.descriptions`, { returnObjects: true });
      expect(descriptions.length).toBeGreaterThan(1);
      for (const description of descriptions) expect(screen.getByText(description)).toBeVisible();
    });

    it('shows the guiding-star statement, as a quotation', () => {
      renderInSite(<Profile />, { locale });
      const star = within(screen.getByRole('region', { name: t('labels.guidingStar') }));
      expect(star.getByText(t(`people.${id}.guidingStar`)).closest('blockquote')).toBeVisible();
    });

    it('leads to the programme that the person teaches', () => {
      renderInSite(<Profile />, { locale });
      const programme = programmeTaughtBy(id);
      if (!programme) throw new Error('teaches nothing');
      const path = localizedPath(routeById(programme).path, locale);
      const links = screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === path);
      expect(links).toHaveLength(isBuilt(programme) ? 2 : 0);
      expect(screen.getByText(t('labels.programme')).nextElementSibling).toHaveTextContent(
        words(locale, programme)('opening.title'),
      );
    });

    it('leaves no placeholder open, and has no accessibility findings', async () => {
      const { container } = renderInSite(<Profile />, { locale });
      expect(container).not.toHaveTextContent('{{');
      expect(await axe(container)).toHaveNoViolations();
    });
  });

  it('the first also has a job timeline with period, employer or role, and job type', () => {
    const First = profileOf('valdrin');
    renderInSite(<First />, { locale });
    const timeline = within(screen.getByRole('region', { name: t('timeline.title') }));
    const stations = timeline.getAllByRole('listitem');
    expect(stations).toHaveLength(instructors.valdrin.timeline.length);
    for (const station of stations) {
      expect(
        within(station)
          .getAllByRole('term')
          .map((term) => term.textContent),
      ).toEqual([t('timeline.period'), t('timeline.role'), t('timeline.type')]);
    }
    const values = stations.map((station) =>
      within(station)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    );
    expect(values.map(([period]) => period)).toEqual([
      locale === 'de' ? '2020–heute' : '2020–today',
      '2017–2020',
      '2016–2017',
      '2014–2016',
      '2014',
      '2011–2014',
    ]);
    expect(values.map(([, , type]) => type)).toEqual(
      instructors.valdrin.timeline.map(({ type }) => t(`jobTypes.${type}`)),
    );
  });

  it.each(profiles.slice(1))('%s has none', (_, Profile) => {
    renderInSite(<Profile />, { locale });
    expect(screen.queryByRole('region', { name: t('timeline.title') })).not.toBeInTheDocument();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
