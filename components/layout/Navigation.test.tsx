import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { offices } from '@/content/company';
import { locales } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';
import { Navigation } from './Navigation';

jest.mock('@/content/routes', () => ({
  ...jest.requireActual<typeof import('@/content/routes')>('@/content/routes'),
  isBuilt: () => true,
}));

describe.each(locales)('in %s (specification 5.2)', (locale) => {
  const t = words(locale, 'common');

  it('is one list of seven links, named as a whole', () => {
    renderInSite(<Navigation page="careers" />, { locale });
    const navigation = within(screen.getByRole('navigation', { name: t('nav.label') }));
    expect(navigation.getAllByRole('listitem')).toHaveLength(7);
    const current = navigation.getByRole('link', { current: 'page' });
    expect(current).toHaveAccessibleName(t('nav.careers'));
  });

  it('as a sheet also shows where the company is, and a button to contact', () => {
    renderInSite(<Navigation page="home" />, { locale });
    for (const { id, street } of offices) {
      expect(screen.getByText(`${street}, ${t(`offices.${id}.city`)}`)).toBeVisible();
    }
    const contact = screen.getAllByRole('link', { name: t('nav.contact') });
    expect(contact).toHaveLength(2);
    for (const link of contact) {
      expect(link).toHaveAttribute('href', localizedPath('/contact-us', locale));
    }
  });

  it('has no accessibility findings', async () => {
    const { container } = renderInSite(<Navigation page="home" />, { locale });
    expect(await axe(container)).toHaveNoViolations();
  });
});
