import { screen } from '@testing-library/react';
import { renderInSite } from '@/__tests__/support/render';
import type { PageId } from '@/lib/i18n/static';
import { Header } from './Header';

/** Specification 5.4: the current page is marked. Contact also stands apart (5.3), and is marked there, too. */

it.each<[PageId, ...string[]]>([
  ['dedicatedTeams', '/de/c-levels'],
  ['careers', '/de/careers'],
  ['contact', '/de/contact-us', '/de/contact-us'],
  ['home'],
  ['notFound'],
])('on %s, these links are marked', (page, ...marked) => {
  renderInSite(<Header page={page} path="/" />, { locale: 'de' });
  const links = screen.queryAllByRole('link', { current: 'page' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(marked);
});
