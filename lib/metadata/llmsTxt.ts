import { company } from '@/content/company';
import { profiled, profilePath } from '@/content/instructors';
import { defaultLocale, type Locale, localeNames, prefixedLocales } from '@/content/locales';
import { printInline } from '@/content/markdown/inline';
import { type Route, type RouteId, routes } from '@/content/routes';
import { newestFirst } from '@/lib/blog/articles';
import { readArticleHead } from '@/lib/blog/readArticle';
import { twinPath, withPlainSpaces } from '@/lib/blog/twin';
import { said } from '@/lib/i18n/filled';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { ancestors } from '@/lib/routing/ancestors';
import { pageMeta } from './pageMeta';
import { pageName } from './pageName';
import { absoluteUrl } from './urls';

/** Pages with further pages below them: each has a section of its own, whose last one lists the articles. */
const parts = ['ourWork', 'careers', 'blog'] as const satisfies readonly RouteId[];

const listed = routes.filter(({ robots, canonicalTo }) => !robots && !canonicalTo);
const partOf = (id: RouteId) => parts.find((part) => part === id || ancestors(id).includes(part));

/**
 * @returns an overview of the site for language models (llmstxt.org, specification 23.17): the pages that search engines may
 *   show and the Markdown twins of articles, in sections; every further language is one section
 */
export function llmsTxt(): string {
  const { footer } = readCatalogue('common', defaultLocale);
  const sections = [
    [footer.company, undefined] as const,
    ...parts.map((part) => [pageName(part, defaultLocale), part] as const),
  ];
  const texts = [
    `# ${company.name}`,
    `> ${pageMeta('home', defaultLocale).description}`,
    ...sections.flatMap(([name, part]) => [
      `## ${name}`,
      linksTo(
        listed.filter(({ id }) => partOf(id) === part),
        defaultLocale,
      ),
    ]),
    ...prefixedLocales.flatMap((locale) => [`## ${localeNames[locale]}`, linksTo(listed, locale)]),
  ];
  return `${withPlainSpaces(texts.join('\n\n'))}\n`;
}

/** Instructors follow the page about the programmes, articles the one with their list, which is the last route. */
function linksTo(pages: readonly Route[], locale: Locale): string {
  const link = (name: string, url: string, text: string) =>
    `- [${printInline(name, false)}](${url}): ${text}`;
  return pages
    .flatMap(({ id, path }) => [
      link(pageName(id, locale), absoluteUrl(path, locale), pageMeta(id, locale).description),
      ...(id === 'careerStart' ? profiled : []).map((person) =>
        link(
          person.name,
          absoluteUrl(profilePath(person), locale),
          said(person.profile.search.description, locale),
        ),
      ),
      ...(id === 'blog' ? newestFirst() : []).map((article) => {
        const { title, description } = readArticleHead(article.id, locale);
        return link(title, company.origin + twinPath(article.slug, locale), description);
      }),
    ])
    .join('\n');
}
