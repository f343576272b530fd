import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import { quoteOrder } from '@/content/testimonials';
import { localizedPath } from '@/lib/routing/locale';
import OurWork from './OurWork';

describe.each(locales)('in %s (specification 9.1, 9.2, 9.3, 9.4 and 9.5)', (locale) => {
  const t = words(locale, 'ourWork');
  const shared = words(locale, 'common');
  const section = (name: string) => within(screen.getByRole('region', { name }));

  it('Header', () => {
    renderInSite(<OurWork />, { locale });
    expect(screen.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    expect(screen.getByText(t('lead'))).toBeVisible();
  });

  it('Four case-study teasers, each with a view-case-study link', () => {
    renderInSite(<OurWork />, { locale });
    const links = section(t('work.title')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['wedere', 'captire', 'sales-info', 'lea'].map((slug) => localizedPath(`/our-work/${slug}`, locale)),
    );
    const label = words(locale, 'caseStudies')('view');
    for (const link of links) expect(within(link).getByText(label)).toBeVisible();
  });

  it('A trusted-companies logo grid of nine logos', () => {
    renderInSite(<OurWork />, { locale });
    expect(section(t('clients.title')).getAllByRole('img')).toHaveLength(9);
  });

  it('The testimonial carousel, in an order of its own', () => {
    renderInSite(<OurWork />, { locale });
    const quotes = section(words(locale, 'testimonials')('title')).getAllByRole('figure');
    expect(quotes.map((quote) => quote.querySelector('img')?.getAttribute('src'))).toEqual(
      quoteOrder.ourWork.map((id) => `/images/people/${id}.svg`),
    );
  });

  it('A collaborate call to action', () => {
    renderInSite(<OurWork />, { locale });
    expect(section(shared('closing.title')).getByRole('link')).toHaveAttribute(
      'href',
      localizedPath('/contact-us', locale),
    );
  });

  it('has no accessibility findings', async () => {
    const { container } = renderInSite(<OurWork />, { locale });
    expect(await axe(container)).toHaveNoViolations();
  });
});
