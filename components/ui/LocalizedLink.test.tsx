import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { isBuilt } from '@/content/routes';
import { LocalizedLink } from './LocalizedLink';

jest.mock('@/content/routes', () => ({
  ...jest.requireActual<typeof import('@/content/routes')>('@/content/routes'),
  isBuilt: jest.fn(() => true),
}));

const built = jest.mocked(isBuilt);

it.each([
  ['en', undefined, '/services'],
  ['de', undefined, '/de/services'],
  ['en', 'design', '/services#design'],
  ['de', 'design', '/de/services#design'],
] as const)(
  'leads to the page in the reader’s language: %s, anchor %s, %s (specification 3.4)',
  async (locale, hash, path) => {
    const { container } = renderInSite(
      <LocalizedLink to="services" hash={hash}>
        Services
      </LocalizedLink>,
      { locale },
    );
    expect(screen.getByRole('link', { name: 'Services' })).toHaveAttribute('href', path);
    expect(await axe(container)).toHaveNoViolations();
  },
);

it('hands on what else a link may say about itself', () => {
  renderInSite(
    <LocalizedLink to="home" aria-current="page" className="logo">
      Home
    </LocalizedLink>,
    { locale: 'en' },
  );
  const link = screen.getByRole('link', { name: 'Home', current: 'page' });
  expect(link).toHaveClass('logo');
});

describe('while the page is not built', () => {
  beforeEach(() => built.mockImplementation((route) => route !== 'services'));

  it('leaves the link out', () => {
    const { container } = renderInSite(<LocalizedLink to="services">Services</LocalizedLink>, {
      locale: 'en',
    });
    expect(container).toBeEmptyDOMElement();
  });

  it('shows `otherwise` in its place', () => {
    renderInSite(
      <LocalizedLink to="services" otherwise={<b>Soon</b>}>
        Services
      </LocalizedLink>,
      { locale: 'en' },
    );
    expect(screen.getByText('Soon')).toBeVisible();
    expect(screen.queryByText('Services')).not.toBeInTheDocument();
  });

  it('still links to a page that is', () => {
    renderInSite(<LocalizedLink to="about">About us</LocalizedLink>, { locale: 'en' });
    expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about');
  });
});
