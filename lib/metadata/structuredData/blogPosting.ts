import type { BlogPosting } from 'schema-dts';
import { authorTeams } from '@/content/authorTeams';
import { type Locale, regionTags } from '@/content/locales';
import { routeById } from '@/content/routes';
import type { ShownArticle } from '@/lib/blog/articlePage';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { absoluteUrl, sharePictureUrl } from '../urls';
import { theCompany } from './organization';

/**
 * @param article as its page shows it
 * @param path of that page, without prefix
 * @returns the article; its author is a team of the company
 */
export function blogPosting(article: ShownArticle, path: string, locale: Locale): BlogPosting {
  const { words, url, date, updated, team, minutes } = article;
  const { to, hash } = authorTeams[team];
  return {
    '@type': 'BlogPosting',
    headline: words.title,
    description: words.lead,
    image: sharePictureUrl(path, locale),
    url,
    mainEntityOfPage: url,
    datePublished: date,
    ...(updated && { dateModified: updated }),
    inLanguage: regionTags[locale],
    timeRequired: `PT${minutes}M`,
    author: {
      '@type': 'Organization',
      name: readCatalogue('blog', locale).teams[team],
      // Where the article links to the team's work.
      url: absoluteUrl(routeById(to).path, locale) + (hash ? `#${hash}` : ''),
      parentOrganization: theCompany,
    },
    publisher: theCompany,
  };
}
