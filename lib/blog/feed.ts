import { Feed } from 'feed';
import { company } from '@/content/company';
import { type Locale, regionTags } from '@/content/locales';
import { articlePath } from '@/content/pages';
import { routeById } from '@/content/routes';
import { escapeHtml } from '@/lib/escapeHtml';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { absoluteUrl, sharePictureUrl } from '@/lib/metadata/urls';
import { withoutSoftHyphens } from '@/lib/withoutSoftHyphens';
import { newestFirst } from './articles';
import { feedPath } from './feedPath';
import { readArticleHead } from './readArticle';

/** The newest ones; a reader program keeps what it has seen before. */
const shown = 20;

/** Articles have a day, feeds want a moment: noon there, so that no time zone turns it into another day. */
const moment = (day: string) => new Date(`${day}T12:00:00Z`);

/** The package says `type="html"` of every text (RFC 4287, section 3.1.1.2). */
const asHtml = (text: string) => escapeHtml(withoutSoftHyphens(text));

/**
 * @param locale the language
 * @returns the Atom feed of the blog's articles in it (RFC 4287), newest first
 */
export function atomFeed(locale: Locale): string {
  const absolute = (path: string) => absoluteUrl(path, locale);
  const blog = absolute(routeById('blog').path);
  const { title: name, description } = readCatalogue('meta', locale).blog;
  const [newest] = newestFirst();
  const feed = new Feed({
    id: blog,
    title: `${company.name}: ${name}`,
    description,
    link: blog,
    generator: false,
    author: { name: company.legalName, link: company.origin },
    feedLinks: { atom: company.origin + feedPath(locale) },
    ...(newest && { updated: moment(newest.date) }),
  });
  for (const { id, slug, date } of newestFirst().slice(0, shown)) {
    const { title, description: summary } = readArticleHead(id, locale);
    const link = absolute(articlePath(slug));
    feed.addItem({
      id: link,
      title: asHtml(title),
      link,
      description: asHtml(summary),
      image: sharePictureUrl(articlePath(slug), locale),
      date: moment(date),
      published: moment(date),
    });
  }
  // The package says the language in RSS only (RFC 4287, section 2).
  return feed.atom1().replace('<feed ', `<feed xml:lang="${regionTags[locale]}" `);
}
