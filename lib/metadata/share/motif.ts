import { articles } from '@/content/articles';
import type { BlogPicture } from '@/content/blogPictures';
import type { Locale } from '@/content/locales';
import type { SitePage } from '@/content/pages';
import { fileOf } from '@/content/pictures';
import { routes } from '@/content/routes';
import type { Article } from '@/content/schemas/article';
import type { SharedImage, ShareMotif } from '@/content/schemas/shareMotif';
import { instructorPicture, plainMotif, sharePictures } from '@/content/sharePictures';
import { newestFirst, pictureOf } from '@/lib/blog/articles';
import { readArticleHead } from '@/lib/blog/readArticle';
import { filled } from '@/lib/i18n/filled';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { stripSoftHyphens } from '@/lib/text';

/** Content of a page's share picture in one language. */
export interface ShownMotif extends Pick<ShareMotif, 'layout' | 'lowered' | 'sky' | 'route'> {
  readonly image: SharedImage;
  /** Text on the trail marker. */
  readonly label: string;
  /** Description of the picture. */
  readonly shows: string;
}

/** @returns the motif of a page's share picture */
export function shareMotif(page: SitePage, locale: Locale): ShownMotif {
  const article = articles().find(({ id }) => page.id === `article:${id}`);
  if (article) {
    return {
      layout: 'sheet',
      image: imageOf([article], locale),
      label: stripSoftHyphens(readCatalogue('blog', locale).title),
      shows: readArticleHead(article.id, locale).alt,
    };
  }
  const motif = motifOf(page);
  const texts = readCatalogue('share', locale);
  const labels = { ...readCatalogue('common', locale).nav, ...texts.labels };
  const shows = typeof motif.shows === 'function' ? motif.shows(locale) : motif.shows;
  return {
    ...motif,
    image: typeof motif.image === 'function' ? motif.image(locale) : (motif.image ?? newest(locale)),
    label: stripSoftHyphens(labels[motif.label]),
    shows: texts.shows[shows],
  };
}

/** @returns the alternative text of a share picture: all its words, and a description */
export function shareAlt(motif: ShownMotif, title: string, locale: Locale): string {
  const { label, shows } = motif;
  const { alt } = readCatalogue('share', locale);
  return filled(alt, { label, title: stripSoftHyphens(title), shows });
}

function motifOf({ id }: SitePage): ShareMotif {
  const [kind, person = ''] = id.split(':');
  if (kind === 'instructor') return instructorPicture(person);
  // Further pages of the blog's list have the ids `blog:2` and so on.
  const route = routes.find((candidate) => candidate.id === kind)?.id;
  const motifs: Partial<Record<string, ShareMotif>> = sharePictures;
  return (route && motifs[route]) || plainMotif;
}

/** The pictures of the four newest articles, or only the newest while there are fewer. */
function newest(locale: Locale): SharedImage {
  return imageOf(newestFirst().slice(0, newestFirst().length < 4 ? 1 : 4), locale);
}

function imageOf(shown: readonly Article[], locale: Locale): SharedImage {
  const drawn = shown.map((article) => pictureOf(article, locale));
  // Wider drawings are cut at both sides, where they have only landscape.
  return { files: drawn.map(fileOfArticle), aspect: 16 / 9 };
}

function fileOfArticle(picture: BlogPicture): string {
  return 'format' in picture ? `images/${picture.group}/${picture.name}.${picture.format}` : fileOf(picture);
}
