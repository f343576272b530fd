import { screen } from '@testing-library/react';
import { renderInSite } from '@/__tests__/support/render';
import { LocalizedLink } from './LocalizedLink';

// Specification 3.4
it.each([
  ['en', undefined, '/services'],
  ['de', undefined, '/de/services'],
  ['de', 'design', '/de/services#design'],
] as const)('leads to the page in the reader’s language: %s, anchor %s, %s', (locale, hash, path) => {
  renderInSite(
    <LocalizedLink to="services" hash={hash} aria-current="page" className="logo">
      Services
    </LocalizedLink>,
    { locale },
  );
  const link = screen.getByRole('link', { name: 'Services', current: 'page' });
  expect(link).toHaveAttribute('href', path);
  expect(link).toHaveClass('logo');
});
