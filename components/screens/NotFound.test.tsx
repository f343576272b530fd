import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { type Locale, locales } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';
import NotFound from './NotFound';

/** As a server that knows each language's file answers. */
function open(locale: Locale) {
  window.history.replaceState(null, '', localizedPath('/nowhere', locale));
  document.documentElement.lang = locale;
  return renderInSite(<NotFound />, { locale });
}

describe.each(locales)('in %s (specification 2.22)', (locale) => {
  const t = words(locale, 'common');

  it('shows only a "forbidden" picture; its heading is for screen readers', async () => {
    const { container } = open(locale);
    expect(screen.getByRole('img')).toHaveAccessibleName(t('notFound.picture'));
    const heading = screen.getByRole('heading', { level: 1, name: t('notFound.title') });
    expect(heading).toHaveClass('visually-hidden');
    expect(container.textContent).toBe(t('notFound.title'));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
