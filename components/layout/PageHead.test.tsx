import type { ReactNode } from 'react';
import { renderInSite } from '@/__tests__/support/render';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { searchEntry } from '@/lib/metadata/searchEntry';
import { localizedPath } from '@/lib/routing/locale';
import { PageHead } from './PageHead';

// Next collects the tags at build time; React itself puts them into the head, too.
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
}));

const texts = { title: 'Services', description: 'Six services for companies that need software.' };
const content = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const address = (selector: string) => document.head.querySelector(`link${selector}`)?.getAttribute('href');

describe.each(locales)('in %s (specification 23.2, 23.4 and 23.6)', (locale) => {
  const meta = { ...texts, ...searchEntry({ path: '/services' }, locale, locales) };

  it('has title, description and "index, follow"', () => {
    renderInSite(<PageHead meta={meta} />, { locale });
    expect(document.title).toBe(texts.title);
    expect(content('description')).toBe(texts.description);
    expect(content('robots')).toBe('index, follow');
  });

  it('puts the site name into `og:site_name`, not into the title', () => {
    renderInSite(<PageHead meta={meta} />, { locale });
    const name = document.head.querySelector('meta[property="og:site_name"]');
    expect(name).toHaveAttribute('content', company.name);
  });

  it('names itself and its twins with absolute addresses', () => {
    renderInSite(<PageHead meta={meta} />, { locale });
    const origin = company.origin;
    expect(address('[rel=canonical]')).toBe(origin + localizedPath('/services', locale));
    expect(address('[hreflang=en]')).toBe(`${origin}/services`);
    expect(address('[hreflang=de]')).toBe(`${origin}/de/services`);
    expect(address('[hreflang=x-default]')).toBe(`${origin}/services`);
  });

  it('names keywords where an article has some', () => {
    renderInSite(<PageHead meta={{ ...meta, keywords: ['usability', 'forms'] }} />, { locale });
    expect(content('keywords')).toBe('usability, forms');
  });

  it('names none elsewhere', () => {
    renderInSite(<PageHead meta={meta} />, { locale });
    expect(content('keywords')).toBeUndefined();
  });

  it('keeps the not-found page out of search engines and lets it name itself', () => {
    renderInSite(<PageHead meta={null} />, { locale });
    expect(content('robots')).toBe('noindex');
    expect(document.head.querySelectorAll('title, link, meta[name=description]')).toHaveLength(0);
  });
});
