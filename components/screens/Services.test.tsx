import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import { serviceFacts, services } from '@/content/services';
import Services from './Services';

describe.each(locales)('in %s (specification 8.1, 8.2 and 8.4)', (locale) => {
  const t = words(locale, 'services');
  const block = (id: (typeof services)[number]) =>
    within(screen.getByRole('region', { name: t(`blocks.${id}.title`) }));

  it('an intro, a what-we-do section and six numbered blocks', () => {
    renderInSite(<Services />, { locale });
    expect(screen.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    expect(screen.getByRole('region', { name: t('what.label') })).toBeVisible();
    services.forEach((id, index) => {
      expect(block(id).getByText(`0${index + 1}`)).toBeVisible();
      expect(block(id).getAllByRole('listitem')).toHaveLength(serviceFacts[id].items);
    });
  });

  it('cyber security is a part of its own, within development', () => {
    renderInSite(<Services />, { locale });
    const security = block('development').getByRole('region', { name: t('security.title') });
    expect(within(security).getAllByRole('term')).toHaveLength(4);
  });

  it('has no accessibility findings', async () => {
    const { container } = renderInSite(<Services />, { locale });
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('each block shows something of its own', () => {
  const { container } = renderInSite(<Services />, { locale: 'en' });
  const shown = [...container.querySelectorAll('section section, section')]
    .filter(({ id }) => services.some((service) => service === id))
    .map((section) => section.querySelector('img')?.getAttribute('src'));
  expect(new Set(shown).size).toBe(services.length);
});
