import { articlePath } from '@/content/blogPaging';
import { textValues } from '@/content/figures';
import { type Link, linksIn, marked } from '@/content/markdown/marks';
import { today } from '@/content/today';
import { filled } from '@/lib/i18n/filled';
import { isRecord } from '@/lib/isRecord';
import { type Catalogue, textsOf } from '../catalogue';
import { type Check, type Content, referenceOf } from '../content';

/** Links of articles resolve, and those to pages of the site are the same in every language (specification 22.37). */
export const checkLinks: Check = (content) => {
  const anchors = anchorsOf(content);
  const days = daysOf(content);
  return content.catalogues
    .filter(({ name }) => name.startsWith('articles/'))
    .flatMap((catalogue) =>
      textsOf(catalogue).flatMap(([path, text]) =>
        [
          ...misplaced(path, text),
          ...linksIn(text).flatMap((link) => wrongAddress(link, anchors)),
          ...linksIn(text).flatMap((link) => tooEarly(link, catalogue.name, days)),
          ...compared(text, referenceOf(catalogue, content)?.values.get(path)),
        ].map((problem) => `${catalogue.where(path)}: ${problem}`),
      ),
    );
};

/** Every page by its path in English; articles with the anchors of their sections, while others are code. */
function anchorsOf({
  facts,
  catalogues,
  locales,
}: Content): ReadonlyMap<string, readonly string[] | undefined> {
  const articles = catalogues
    .filter(({ name, locale }) => name.startsWith('articles/') && locale === locales[0])
    .map(({ facts: own, values }): [string, readonly string[]] => {
      const slug = filled(String(isRecord(own) && own.slug), textValues);
      const ids = [...values].filter(([path]) => /^sections\.\d+\.id$/.test(path)).map(([, id]) => `${id}`);
      return [articlePath(slug), ids];
    });
  return new Map<string, readonly string[] | undefined>([
    ...facts.routes.map(({ path }): [string, undefined] => [path, undefined]),
    ...articles,
  ]);
}

/** The date of each article, by its path and by the name of its texts. */
const daysOf = ({ catalogues }: Content): ReadonlyMap<string, string> =>
  new Map(
    catalogues.flatMap(({ name, facts }): [string, string][] =>
      isRecord(facts) && typeof facts.date === 'string'
        ? [
            [name, facts.date],
            [articlePath(filled(`${facts.slug}`, textValues)), facts.date],
          ]
        : [],
    ),
  );

/** Until its day an article has no page. */
function tooEarly({ to }: Link, from: string, days: ReadonlyMap<string, string>): string[] {
  const [path = ''] = filled(to, textValues).split('#');
  const day = days.get(path) ?? '';
  return day > today() && day > (days.get(from) ?? '')
    ? [`"${path}" has no page before ${day}; date this article no earlier, or add the link then`]
    : [];
}

/** Sources are not Markdown, so its reader has not checked them; titles and the like show no links. */
function misplaced(path: string, text: string): string[] {
  if (path.startsWith('sections.')) return [];
  if (!path.startsWith('sources.'))
    return marked.test(text) && linksIn(text).length > 0
      ? [`${path}: links are not shown here; write only the text`]
      : [];
  const others = text.split(marked).filter((_, index) => index % 2 === 0);
  return others.some((part) => part.includes(']('))
    ? ['a link is written as [text](https://…) or [text](/services); correct it']
    : [];
}

function wrongAddress({ to }: Link, anchors: ReadonlyMap<string, readonly string[] | undefined>): string[] {
  if (!to.startsWith('/')) {
    const host = URL.canParse(to) ? new URL(to).hostname : '';
    return /^[^.]+(?:\.[^.]+)+$/.test(host) ? [] : [`"${to}" is not a web address; correct it`];
  }
  const [path = '', anchor] = filled(to, textValues).split('#');
  if (!anchors.has(path)) return [`there is no page at "${path}"; write an English path, such as /services`];
  const known = anchors.get(path);
  return known && anchor !== undefined && !known.includes(anchor)
    ? [`"${path}" has no section "${anchor}"; it has ${known.join(', ')}`]
    : [];
}

function compared(text: string, other: Catalogue['content'] | undefined): string[] {
  if (typeof other !== 'string') return [];
  const pagesOf = (words: string) =>
    linksIn(words)
      .map(({ to }) => to)
      .filter((to) => to.startsWith('/'))
      .sort()
      .join(', ');
  const [here, there] = [pagesOf(text), pagesOf(other)];
  return here === there
    ? []
    : [
        `the linked pages are ${here || 'none'} here but ${there || 'none'} in English; link to the same pages`,
      ];
}
