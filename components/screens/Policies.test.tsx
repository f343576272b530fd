import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import Policies from './Policies';

const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('section:not([hidden])')].map((section) =>
    section.getAttribute('aria-labelledby'),
  );
const closed = (container: HTMLElement) => container.querySelectorAll('section[hidden="until-found"]');
const go = (hash: string) => window.history.replaceState(null, '', `/policies${hash}`);

beforeEach(() => go(''));

describe.each(locales)('in %s (specification 21.2, 21.3, 21.4 and 21.5)', (locale) => {
  const t = words(locale, 'policies');

  it('shows the privacy policy, and keeps the other two where the browser’s search finds them', () => {
    const { container } = renderInSite(<Policies />, { locale });
    expect(shown(container)).toEqual(['privacy-policy']);
    expect(closed(container)).toHaveLength(2);
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2022-11-19');
  });

  it('leaves no placeholder open', () => {
    const { container } = renderInSite(<Policies />, { locale });
    expect(container).not.toHaveTextContent('{{');
  });

  it('has no accessibility findings', async () => {
    const { container } = renderInSite(<Policies />, { locale });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the section whose link is clicked, and marks that link', async () => {
    const { container } = renderInSite(<Policies />, { locale });
    const link = screen.getByRole('link', { name: t('policies.isms.title') });
    await userEvent.click(link);
    expect(shown(container)).toEqual(['isms-policy']);
    expect(link).toHaveAttribute('aria-current', 'true');
    expect(container.querySelectorAll('[aria-current]')).toHaveLength(1);
  });
});

it.each([
  ['#quality-policy', 'quality-policy'],
  ['#isms-policy', 'isms-policy'],
  ['#unknown', 'privacy-policy'],
  ['#', 'privacy-policy'],
])('%s opens with %s', (hash, section) => {
  go(hash);
  const { container } = renderInSite(<Policies />, { locale: 'en' });
  expect(shown(container)).toEqual([section]);
});

it('opens what the browser’s search has found, and the address names it', () => {
  const { container } = renderInSite(<Policies />, { locale: 'en' });
  act(() => {
    closed(container)[0]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  expect(shown(container)).toEqual(['quality-policy']);
  expect(window.location.hash).toBe('#quality-policy');
});
