import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { localeNames, locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { localizedPath } from '@/lib/routing/locale';
import { LanguageMenu } from './LanguageMenu';

const entries = () => within(screen.getByRole('list')).getAllByRole('link');

describe.each(locales)('in %s (specification 5.5, 5.6 and 5.7)', (locale) => {
  const label = words(locale, 'common')('language.label');

  it('A language switcher menu lists the available languages', () => {
    renderInSite(<LanguageMenu path="/" />, { locale });
    const found = entries().map((link) => [link.textContent, link.lang]);
    expect(found.slice(0, 2)).toEqual([
      ['ENEnglish', 'en'],
      ['DEDeutsch', 'de'],
    ]);
    expect(found).toEqual(locales.map((other) => [other.toUpperCase() + localeNames[other], other]));
    expect(entries().map((link) => link.dataset.language)).toEqual([...locales]);
  });

  it('and shows the current one', () => {
    renderInSite(<LanguageMenu path="/" />, { locale });
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName(localeNames[locale]);
    expect(screen.getByText(`${label}:`, { exact: false }).parentElement).toHaveTextContent(
      `${label}: ${locale.toUpperCase()}`,
    );
  });

  it('opens and closes on a click, without a script of its own', async () => {
    renderInSite(<LanguageMenu path="/" />, { locale });
    const summary = screen.getByText(locale.toUpperCase(), { selector: 'summary' });
    const menu = screen.getByRole('group');
    expect(menu).not.toHaveAttribute('open');
    await userEvent.click(summary);
    expect(menu).toHaveAttribute('open');
    await userEvent.click(summary);
    expect(menu).not.toHaveAttribute('open');
  });

  it('has no accessibility findings, closed or open', async () => {
    const { container } = renderInSite(<LanguageMenu path="/" />, { locale });
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByText(locale.toUpperCase(), { selector: 'summary' }));
    expect(await axe(container)).toHaveNoViolations();
  });
});

it.each(pages)('$path: leads to the same page in the other languages', ({ path }) => {
  renderInSite(<LanguageMenu path={path} />, { locale: 'de' });
  const found = entries().map((link) => [link.getAttribute('href'), link.getAttribute('hreflang')]);
  expect(found).toHaveLength(locales.length);
  expect(found.slice(0, 2)).toEqual([
    [path, 'en'],
    [path === '/' ? '/de' : `/de${path}`, 'de'],
  ]);
});

it('leads home from a page without an address of its own', () => {
  renderInSite(<LanguageMenu path={null} />, { locale: 'en' });
  expect(entries().map((link) => link.getAttribute('href'))).toEqual(
    locales.map((locale) => localizedPath('/', locale)),
  );
});
