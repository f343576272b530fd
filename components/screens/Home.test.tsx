import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';
import Home from './Home';

jest.mock('@/content/routes', () => ({
  ...jest.requireActual<typeof import('@/content/routes')>('@/content/routes'),
  isBuilt: () => true,
}));

describe.each(locales)(
  'in %s (specification 6.1, 6.2, 6.3, 6.4, 6.5, 6.6, 6.7, 6.8, 6.9 and 6.10)',
  (locale) => {
    const t = words(locale, 'home');
    const shared = words(locale, 'common');
    const section = (name: string) => within(screen.getByRole('region', { name }));
    const paths = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
    const to = (path: string) => localizedPath(path, locale);

    it('Title and description', () => {
      renderInSite(<Home />, { locale });
      const title = screen.getByRole('heading', { level: 1 });
      expect(title).toHaveTextContent(t('hero.title', { returnObjects: true }).join(' '));
      const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
      expect(screen.getByText(spaced(t('hero.lead')))).toBeVisible();
    });

    it('Collaborate button to /contact-us', () => {
      renderInSite(<Home />, { locale });
      const button = screen.getByRole('link', { name: t('hero.collaborate') });
      expect(button).toHaveAttribute('href', to('/contact-us'));
    });

    it('Two team cards, to /product-innovation and /c-levels', () => {
      renderInSite(<Home />, { locale });
      const teams = section(t('teams.title'));
      expect(teams.getAllByRole('article')).toHaveLength(2);
      expect(paths(teams.getAllByRole('link'))).toEqual([to('/product-innovation'), to('/c-levels')]);
    });

    it('A grid of nine client logos', () => {
      renderInSite(<Home />, { locale });
      expect(section(t('clients.title')).getAllByRole('img')).toHaveLength(9);
    });

    it('A services teaser with a button to /services', () => {
      renderInSite(<Home />, { locale });
      const services = section(t('services.title'));
      expect(services.getByRole('link', { name: t('services.button') })).toHaveAttribute(
        'href',
        to('/services'),
      );
      expect(services.getAllByRole('listitem')).toHaveLength(6);
    });

    it('Three certification badges', () => {
      renderInSite(<Home />, { locale });
      expect(section(t('certifications.title')).getAllByRole('img')).toHaveLength(3);
    });

    it('Two case-study teasers, to /our-work/wedere and /our-work/lea; a see-more-projects button to /our-work', () => {
      renderInSite(<Home />, { locale });
      const links = section(t('work.title')).getAllByRole('link');
      expect(paths(links)).toEqual([to('/our-work/wedere'), to('/our-work/lea'), to('/our-work')]);
      expect(links[2]).toHaveAccessibleName(t('work.button'));
    });

    it('A testimonial carousel', () => {
      renderInSite(<Home />, { locale });
      const title = words(locale, 'testimonials')('title');
      expect(section(title).getAllByRole('figure')).toHaveLength(4);
    });

    it('A closing collaborate call to action to /contact-us', () => {
      renderInSite(<Home />, { locale });
      const [link, ...others] = section(shared('closing.title')).getAllByRole('link');
      expect(others).toEqual([]);
      expect(link).toHaveAttribute('href', to('/contact-us'));
      expect(link).toHaveTextContent(shared('closing.sign'));
    });

    it('has no accessibility findings', async () => {
      const { container } = renderInSite(<Home />, { locale });
      expect(await axe(container)).toHaveNoViolations();
    });
  },
);
