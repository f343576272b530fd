import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import { adviser, executives } from '@/content/people';
import { localizedPath } from '@/lib/routing/locale';
import About from './About';

describe.each(locales)('in %s (specification 16.1, 16.2, 16.3, 16.4 and 16.5)', (locale) => {
  const t = words(locale, 'about');
  const people = words(locale, 'people');
  const section = (name: string) => within(screen.getByRole('region', { name }));
  const photos = (name: string) =>
    [...screen.getByRole('region', { name }).querySelectorAll('img')].map((image) =>
      image.getAttribute('src'),
    );

  it('Hero, founders story, vision and four values', () => {
    renderInSite(<About />, { locale });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      t('hero.title').replace('\u00ad', ''),
    );
    expect(section(t('story.title')).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(section(t('vision.title')).getByText(t('vision.text'))).toBeVisible();
    expect(section(t('values.title')).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('Four executives (CEO, COO, CFO, CMO), each with a name, a title, a photo and a description', () => {
    renderInSite(<About />, { locale });
    const shown = section(t('leadership.title')).getAllByRole('article');
    expect(executives.map(({ office }) => office)).toEqual(['CEO', 'COO', 'CFO', 'CMO']);
    expect(shown).toHaveLength(4);
    for (const [index, { id, office }] of executives.entries()) {
      const executive = within(shown[index] ?? document.body);
      expect(executive.getByText(office)).toBeInTheDocument();
      expect(executive.getByText(people(`people.${id}.name`))).toBeInTheDocument();
      expect(executive.getByText(people(`people.${id}.title`))).toBeInTheDocument();
      expect(executive.getByText(people(`people.${id}.description`))).toBeInTheDocument();
    }
    expect(photos(t('leadership.title'))).toEqual(executives.map(({ id }) => `/images/people/${id}.svg`));
  });

  it('One advisory board member', () => {
    renderInSite(<About />, { locale });
    const board = section(t('advisory.title'));
    expect(board.getAllByRole('article')).toHaveLength(1);
    expect(board.getByText(people(`people.${adviser}.name`))).toBeVisible();
    expect(photos(t('advisory.title'))).toEqual([`/images/people/${adviser}.svg`]);
  });

  it('A client quotes carousel of four quotes and a call-to-action button to /contact-us', () => {
    renderInSite(<About />, { locale });
    expect(section(words(locale, 'testimonials')('title')).getAllByRole('figure')).toHaveLength(4);
    const call = section(words(locale, 'common')('closing.title')).getByRole('link');
    expect(call).toHaveAttribute('href', localizedPath('/contact-us', locale));
  });

  it('has no accessibility findings', async () => {
    const { container } = renderInSite(<About />, { locale });
    expect(await axe(container)).toHaveNoViolations();
  });
});
