import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import { Shell } from './Shell';

const page = (
  <Shell page="home" path="/" meta={null}>
    <h1>A page</h1>
  </Shell>
);

describe.each(locales)('in %s (specification 5.1 and 31.2)', (locale) => {
  it('Every page has a shared header (navigation) and footer', async () => {
    const { container } = renderInSite(page, { locale });
    const order = ['banner', 'main', 'contentinfo'].map((role) => screen.getByRole(role));
    expect([...container.querySelectorAll('header, main, footer')]).toEqual(order);
    expect(screen.getByRole('main')).toHaveTextContent('A page');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lets the keyboard skip the header: the first stop leads to the content', async () => {
    renderInSite(page, { locale });
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: words(locale, 'common')('skipToContent') });
    expect(skip).toHaveFocus();
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });
});

it('tells the page’s boot script that the framework arrived', () => {
  delete document.documentElement.dataset.hydrated;
  renderInSite(page, { locale: 'en' });
  expect(document.documentElement.dataset.hydrated).toBe('');
});

it('shows what moves even where that script is missing, or has given up waiting', () => {
  document.documentElement.classList.remove('js');
  renderInSite(page, { locale: 'en' });
  expect(document.documentElement).toHaveClass('js');
});
