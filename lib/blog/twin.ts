import { company } from '@/content/company';
import type { Locale } from '@/content/locales';
import { decodeInvisible, printInline, printOpening } from '@/content/markdown/inline';
import { printSections } from '@/content/markdown/print';
import { articlePath } from '@/content/pages';
import { fileOf } from '@/content/pictures';
import type { Article, ArticleBlock } from '@/content/schemas/article';
import { formatDate } from '@/lib/formatDate';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { absoluteUrl } from '@/lib/metadata/urls';
import { type ShownPhotos, shownPhotos } from '@/lib/photos/shownPhotos';
import { localizedPath } from '@/lib/routing/locale';
import { readArticle } from './readArticle';

/** @returns the path of an article's Markdown twin, such as `/de/blogs/iso.md` */
export const twinPath = (slug: string, locale: Locale): string =>
  localizedPath(`${articlePath(slug)}.md`, locale);

/**
 * @returns an article in plain Markdown, for programs that read texts (specification 23.18): its head is title, summary, team,
 *   dates and URL; links are absolute, and there are no anchors
 */
export async function markdownTwin(article: Article, locale: Locale): Promise<string> {
  const { id, slug, date, updated, team } = article;
  const words = readArticle(id, locale);
  const { teams, revised, sources: heading } = readCatalogue('blog', locale);
  const photos = await shownPhotos(words, locale);
  const sources = words.sources ? [{ title: heading, blocks: [listOf(words.sources)] }] : [];
  const sections = words.sections.map(({ title, blocks }) => ({
    title,
    blocks: blocks.map(described(photos)),
  }));
  const changed = updated ? ` ${revised} ${formatDate(updated, locale)}.` : '';
  const parts = [
    `# ${printInline(words.title, false)}`,
    `> ${printOpening(words.description, false)}`,
    `${teams[team]}, ${company.name}, ${formatDate(date, locale)}.${changed}`,
    `<${absoluteUrl(articlePath(slug), locale)}>`,
    printOpening(words.lead, false),
    ...printSections([...sections, ...sources], true).map((part) => plainPart(part, photos, locale)),
  ];
  return `${withPlainSpaces(parts.join('\n\n'))}\n`;
}

/** @returns Markdown without soft hyphens, and with ordinary spaces only */
export const withPlainSpaces = (markdown: string): string =>
  decodeInvisible(markdown).replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');

const listOf = (items: string[]): ArticleBlock => ({ kind: 'list', items });

/** Gives each picture its description, which a photo has outside the article. */
const described = (photos: ShownPhotos) => (block: ArticleBlock) =>
  block.kind === 'photo' ? { ...block, alt: block.alt ?? photos[block.photo]?.alt } : block;

/** Replaces what only this site's own files write: labels of tables, names of pictures, paths of pages. */
function plainPart(part: string, photos: ShownPhotos, locale: Locale): string {
  if (part.startsWith('```')) return part;
  return part
    .replace(/^(?:Table|Chart): (.*)/, '**$1**')
    .replace(/(?<=^!\[.*\]\()photo:([\w-]+)/s, (_, name: string) => pictureUrl(photos, name))
    .replace(/(?<=\]\()\/[^\s()]*(?=\))/g, (path) => absoluteUrl(path, locale));
}

function pictureUrl(photos: ShownPhotos, name: string): string {
  const picture = photos[name]?.picture;
  if (!picture) return '';
  const file =
    'format' in picture ? `images/${picture.group}/${picture.name}.${picture.format}` : fileOf(picture);
  return `${company.origin}/${file}`;
}
