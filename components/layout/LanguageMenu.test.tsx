import { screen, within } from '@testing-library/react';
import { renderInSite, words } from '@/__tests__/support/render';
import { localeNames, locales } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';
import { LanguageMenu } from './LanguageMenu';

const entries = () => within(screen.getByRole('list')).getAllByRole('link');

// Specification 5.5
it.each(locales)('lists the languages, each in its own words, and shows the current one (%s)', (locale) => {
  const label = words(locale, 'common')('language.label');
  renderInSite(<LanguageMenu path="/" />, { locale });
  expect(entries().map((link) => [link.textContent, link.lang, link.dataset.language])).toEqual(
    locales.map((other) => [other.toUpperCase() + localeNames[other], other, other]),
  );
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName(localeNames[locale]);
  expect(screen.getByText(`${label}:`, { exact: false }).parentElement).toHaveTextContent(
    `${label}: ${locale.toUpperCase()}`,
  );
});

// Specification 5.6, 5.7
it.each([
  ['the home page', '/', '/'],
  ['the same page', '/our-work/lea', '/our-work/lea'],
  ['the home page from one without a URL of its own', null, '/'],
])('leads to %s in every language', (_, path, target) => {
  renderInSite(<LanguageMenu path={path} />, { locale: 'de' });
  expect(entries().map((link) => [link.getAttribute('href'), link.getAttribute('hreflang')])).toEqual(
    locales.map((locale) => [localizedPath(target, locale), locale]),
  );
});
