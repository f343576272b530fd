import { SitemapStream, streamToPromise } from 'sitemap';
import { company } from '@/content/company';
import { type Locale, locales } from '@/content/locales';
import { pages, type SitePage } from '@/content/pages';
import { lastChanged } from './lastChanged';
import { searchEntry } from './searchEntry';

/**
 * @returns the sitemap (sitemaps.org): every indexable page in each language with its translations, by
 *   canonical URL
 */
export async function sitemap(): Promise<string> {
  const stream = new SitemapStream({
    hostname: company.origin,
    lastmodDateOnly: true,
    xmlns: { news: false, image: false, video: false, xhtml: true },
  });
  for (const locale of locales) {
    for (const page of pages.filter(isListed)) stream.write(entry(page, locale));
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}

const isListed = ({ robots, canonicalTo }: SitePage) => !robots && !canonicalTo;

function entry(page: SitePage, locale: Locale) {
  const { canonical, alternates } = searchEntry(page, locale);
  const lastmod = lastChanged(page);
  return {
    url: canonical ?? '',
    links: alternates.map(({ hrefLang, href }) => ({ lang: hrefLang, url: href })),
    ...(lastmod && { lastmod }),
  };
}
