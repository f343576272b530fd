import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';
import DedicatedTeams from './DedicatedTeams';

jest.mock('@/content/routes', () => ({
  ...jest.requireActual<typeof import('@/content/routes')>('@/content/routes'),
  isBuilt: () => true,
}));

describe.each(locales)('in %s (specification 18.1, 18.2, 18.3, 18.4, 18.5, 18.6 and 18.7)', (locale) => {
  const t = words(locale, 'dedicatedTeams');
  const section = (name: string) => within(screen.getByRole('region', { name }));
  const paths = (name: string) =>
    section(name)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const to = (path: string) => localizedPath(path, locale);

  it('Hero with a build-team button to /contact-us', () => {
    renderInSite(<DedicatedTeams />, { locale });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('hero.title'));
    const button = screen.getByRole('link', { name: t('hero.button') });
    expect(button).toHaveAttribute('href', to('/contact-us'));
  });

  it('Nine client logos, four benefits, a six-step how-to-build-a-team list', () => {
    renderInSite(<DedicatedTeams />, { locale });
    expect(section(t('clients.title')).getAllByRole('img')).toHaveLength(9);
    expect(section(t('benefits.title')).getAllByRole('listitem')).toHaveLength(4);
    expect(section(t('steps.title')).getAllByRole('listitem')).toHaveLength(6);
  });

  it('Five expandable skill groups, each starts collapsed', () => {
    renderInSite(<DedicatedTeams />, { locale });
    const groups = [...screen.getByRole('region', { name: t('skills.title') }).querySelectorAll('details')];
    expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
      t('skills.groups.frontend.title'),
      t('skills.groups.backend.title'),
      t('skills.groups.mobile.title'),
      t('skills.groups.automation.title'),
      t('skills.groups.security.title'),
    ]);
    expect(groups.filter(({ open }) => open)).toEqual([]);
  });

  it('Certifications, a tools list and the quotes carousel', () => {
    renderInSite(<DedicatedTeams />, { locale });
    expect(section(t('certifications.title')).getAllByRole('img', { name: /^ISO/ })).toHaveLength(3);
    const names = section(t('tools.title'))
      .getAllByRole('definition')
      .map((name) => name.textContent);
    expect(names).toEqual(t('tools.groups', { returnObjects: true }).flatMap((group) => group.names));
    expect(section(words(locale, 'testimonials')('title')).getAllByRole('figure')).toHaveLength(4);
  });

  it('Success stories linking to /our-work/wedere and /our-work/captire', () => {
    renderInSite(<DedicatedTeams />, { locale });
    expect(paths(t('stories.title'))).toEqual([to('/our-work/wedere'), to('/our-work/captire')]);
  });

  it('Leadership, offices and a call to action', () => {
    renderInSite(<DedicatedTeams />, { locale });
    expect(section(t('leadership.title')).getAllByRole('listitem')).toHaveLength(4);
    expect(section(words(locale, 'contact')('offices.title')).getAllByRole('article')).toHaveLength(2);
    expect(paths(words(locale, 'common')('closing.title'))).toEqual([to('/contact-us')]);
  });

  it('The short form stands between leadership and offices: e-mail and message', () => {
    renderInSite(<DedicatedTeams />, { locale });
    const form = screen.getByRole('form', { name: t('write.title') });
    const fields = within(form).getAllByRole('textbox');
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['Email', 'Message']);
    const parts = ['leadership', 'write', 'offices'].map((id) => document.getElementById(id));
    const inOrder = [...document.querySelectorAll('h2')].filter((heading) => parts.includes(heading));
    expect(inOrder).toEqual(parts);
  });

  it('has no accessibility findings', async () => {
    const { container } = renderInSite(<DedicatedTeams />, { locale });
    expect(await axe(container)).toHaveNoViolations();
  });
});
