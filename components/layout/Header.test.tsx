import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import { isBuilt, type RouteId } from '@/content/routes';
import type { PageId } from '@/lib/i18n/static';
import { localizedPath } from '@/lib/routing/locale';
import { Header } from './Header';

jest.mock('@/content/routes', () => ({
  ...jest.requireActual<typeof import('@/content/routes')>('@/content/routes'),
  isBuilt: jest.fn(),
}));

const topBar = [
  ['dedicatedTeams', '/c-levels'],
  ['productInnovation', '/product-innovation'],
  ['services', '/services'],
  ['ourWork', '/our-work'],
  ['careers', '/careers'],
  ['about', '/about'],
  ['contact', '/contact-us'],
] as const;

beforeEach(() => jest.mocked(isBuilt).mockReturnValue(true));

describe.each(locales)('in %s (specification 5.2, 5.3, 5.4 and 5.10)', (locale) => {
  const t = words(locale, 'common');
  const renderHeader = (page: PageId = 'home') => renderInSite(<Header page={page} path="/" />, { locale });
  const navigation = () => within(screen.getByRole('navigation', { name: t('nav.label') }));

  it('The top bar has the logo (to /)', () => {
    renderHeader();
    const logo = screen.getByRole('link', { name: t('home') });
    expect(logo).toHaveAttribute('href', localizedPath('/', locale));
    expect(screen.getAllByRole('link')[0]).toBe(logo);
  });

  it('then links to the seven pages, in this order', () => {
    renderHeader();
    const links = navigation().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      topBar.map(([, path]) => localizedPath(path, locale)),
    );
    expect(links.map((link) => link.textContent)).toEqual(topBar.map(([route]) => t(`nav.${route}`)));
  });

  it('The last is styled as a call-to-action button: it stands apart from the navigation', () => {
    renderHeader();
    const sheet = document.getElementById('navigation');
    const apart = screen
      .getAllByRole('link', { name: t('nav.contact') })
      .filter((link) => !sheet?.contains(link));
    expect(apart.map((link) => link.getAttribute('href'))).toEqual([localizedPath('/contact-us', locale)]);
  });

  it.each(topBar)('marks %s as the current page', (page, path) => {
    renderHeader(page);
    const marked = screen.getAllByRole('link', { current: 'page' });
    // Contact also stands apart.
    const times = page === 'contact' ? 2 : 1;
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(
      Array(times).fill(localizedPath(path, locale)),
    );
  });

  it.each(['home', 'legal', 'notFound'] as const)('marks nothing on %s, which is not in the bar', (page) => {
    renderHeader(page);
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });

  it('has a hamburger that opens the navigation', () => {
    renderHeader();
    const hamburger = screen.getByRole('button', { name: t('nav.menu') });
    const sheet = document.getElementById(hamburger.getAttribute('popovertarget') ?? '');
    expect(sheet).toHaveAttribute('popover', 'auto');
    expect(sheet).toContainElement(screen.getByRole('navigation', { name: t('nav.label') }));
  });

  it('has no accessibility findings', async () => {
    const { container } = renderHeader('services');
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('leaves out the pages that are not built, and keeps the order', () => {
  const built: readonly RouteId[] = ['home', 'about', 'services', 'contact'];
  jest.mocked(isBuilt).mockImplementation((route) => built.includes(route));
  renderInSite(<Header page="home" path="/" />, { locale: 'en' });
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/services', '/about', '/contact-us']);
});
