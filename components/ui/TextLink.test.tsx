import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { AddressLink, ArrowLink } from './TextLink';

it.each([
  ['en', '/contact-us'],
  ['de', '/de/contact-us'],
] as const)('leads on to a page in the reader’s language: %s, %s', async (locale, path) => {
  const { container } = renderInSite(<ArrowLink to="contact">Read on</ArrowLink>, { locale });
  expect(screen.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', path);
  expect(await axe(container)).toHaveNoViolations();
});

it('leads to an address as it is, in every language', async () => {
  const { container } = renderInSite(<AddressLink address="tel:+41440000000">Call</AddressLink>, {
    locale: 'de',
  });
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+41440000000');
  expect(await axe(container)).toHaveNoViolations();
});
