import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { isBuilt } from '@/content/routes';
import { localizedPath } from '@/lib/routing/locale';
import { Footer } from './Footer';

jest.mock('@/content/routes', () => ({
  ...jest.requireActual<typeof import('@/content/routes')>('@/content/routes'),
  isBuilt: jest.fn(),
}));

const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

beforeEach(() => jest.mocked(isBuilt).mockReturnValue(true));

describe.each(locales)('in %s (specification 5.13, 5.14 and 5.15)', (locale) => {
  const t = words(locale, 'common');
  const inLanguage = (paths: readonly string[]) => paths.map((path) => localizedPath(path, locale));

  beforeEach(() => renderInSite(<Footer />, { locale }));

  it('has a Company column: /about, /our-work, /services, /blogs, /careers, /contact-us', () => {
    const column = within(screen.getByRole('navigation', { name: t('footer.company') }));
    expect(column.getByRole('heading', { name: t('footer.company') })).toBeVisible();
    expect(addresses(column.getAllByRole('link'))).toEqual(
      inLanguage(['/about', '/our-work', '/services', '/blogs', '/careers', '/contact-us']),
    );
    expect(column.getByRole('link', { name: t('nav.blog') })).toBeVisible();
  });

  describe('has a Find us column:', () => {
    const column = () => within(screen.getByRole('region', { name: t('footer.findUs') }));

    it('the Zurich office address (a technology park, postcode 8005)', () => {
      const address = column()
        .getByRole('link', { name: t('footer.map') })
        .closest('address');
      expect(address).toHaveTextContent(company.offices.zurich.legalName);
      expect(address).toHaveTextContent(t('offices.zurich.building'));
      expect(address).toHaveTextContent(company.offices.zurich.street);
      expect(address).toHaveTextContent(`8005 ${t('offices.zurich.city')}`);
    });

    it('a phone link', () => {
      const phone = column().getByRole('link', { name: company.offices.zurich.phone });
      expect(phone.getAttribute('href')).toMatch(/^tel:\+41\d+$/);
    });

    it('a maps link', () => {
      const map = column().getByRole('link', { name: t('footer.map') });
      expect(map).toHaveAttribute('href', company.offices.zurich.mapUrl);
    });

    it('and social links (a professional network, a social network, a photo network)', () => {
      const profiles = within(column().getByRole('list', { name: t('footer.follow') }));
      const hosts = addresses(profiles.getAllByRole('link')).map((href) => new URL(href ?? '').host);
      expect(hosts).toEqual(['www.linkedin.com', 'www.facebook.com', 'www.instagram.com']);
    });
  });

  it('shows a copyright line with year 2024', () => {
    expect(screen.getByText(`© 2024 ${company.legalName}`)).toBeVisible();
  });

  it('and links to /legal and /policies', () => {
    const bottom = within(screen.getByRole('navigation', { name: t('footer.legal') }));
    expect(addresses(bottom.getAllByRole('link'))).toEqual(inLanguage(['/legal', '/policies']));
  });

  it('leads home by its logo and says since when the company exists', () => {
    const logo = screen.getByRole('link', { name: t('home') });
    expect(logo).toHaveAttribute('href', localizedPath('/', locale));
    expect(screen.getByText(t('footer.claim', { founded: company.founded }))).toBeVisible();
  });

  it('has no accessibility findings', async () => {
    expect(await axe(document.body)).toHaveNoViolations();
  });
});

it('leaves out the pages that are not built, and a column that would be empty', () => {
  jest.mocked(isBuilt).mockImplementation((route) => route === 'contact');
  renderInSite(<Footer />, { locale: 'en' });
  const navigations = screen.getAllByRole('navigation');
  expect(navigations.map((navigation) => navigation.textContent)).toEqual(['CompanyContact us']);
});
