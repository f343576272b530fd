import { Feed } from 'feed';
import { company } from '@/content/company';
import { type Locale, regionTags } from '@/content/locales';
import { articlePath } from '@/content/pages';
import { routeById } from '@/content/routes';
import type { Article } from '@/content/schemas/article';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { absoluteUrl, sharePictureUrl } from '@/lib/metadata/urls';
import { escapeHtml, stripSoftHyphens } from '@/lib/text';
import { newestFirst } from './articles';
import { feedPath } from './feedPath';
import { readArticleHead } from './readArticle';

/** Number of articles in the feed; feed readers keep older ones themselves. */
const shown = 20;

/** Articles have a day, feeds need a time. Noon is the same day in every time zone that matters. */
const moment = (day: string) => new Date(`${day}T12:00:00Z`);

/** Date of the last change, apart from corrections of typing errors. */
const lastDay = ({ date, updated = date }: Article) => updated;

/** The package declares every text as `type="html"` (RFC 4287, section 3.1.1.2). */
const asHtml = (text: string) => escapeHtml(stripSoftHyphens(text));

/**
 * @param locale the language
 * @returns the Atom feed of the blog's articles in it (RFC 4287), newest first
 */
export function atomFeed(locale: Locale): string {
  const absolute = (path: string) => absoluteUrl(path, locale);
  const blog = absolute(routeById('blog').path);
  const { title: name, description } = readCatalogue('meta', locale).blog;
  // The feed's time is that of its latest change (RFC 4287, section 4.2.15).
  const [changed] = newestFirst().map(lastDay).sort().reverse();
  const feed = new Feed({
    id: blog,
    title: `${company.name}: ${name}`,
    description,
    link: blog,
    generator: false,
    author: { name: company.legalName, link: company.origin },
    feedLinks: { atom: company.origin + feedPath(locale) },
    ...(changed && { updated: moment(changed) }),
  });
  for (const article of newestFirst().slice(0, shown)) {
    const { id, slug, formerly: [first = slug] = [], date } = article;
    const { title, description: summary } = readArticleHead(id, locale);
    const link = absolute(articlePath(slug));
    feed.addItem({
      // It stays when the slug changes, or feed readers would show the article again (RFC 4287, section 4.2.6).
      id: absolute(articlePath(first)),
      title: asHtml(title),
      link,
      description: asHtml(summary),
      image: sharePictureUrl(articlePath(slug), locale),
      date: moment(lastDay(article)),
      published: moment(date),
    });
  }
  // The package sets the language in RSS only (RFC 4287, section 2).
  return feed.atom1().replace('<feed ', `<feed xml:lang="${regionTags[locale]}" `);
}
