import { locales, regionTags } from '@/content/locales';
import { shareSize } from '@/content/schemas/shareMotif';
import type { PageFacts } from '@/lib/metadata/pageFacts';
import { shareAlt, shareMotif } from '@/lib/metadata/share/motif';
import { sharePictureUrl } from '@/lib/metadata/urls';

interface Props {
  facts: PageFacts;
}

/** Open Graph writes `de_CH` where other standards write `de-CH`. */
const graphLocale = (tag: string) => tag.replace('-', '_');

/**
 * How a page looks when its address is shared (The Open Graph protocol, ogp.me; X reads the same tags except the card's
 * shape). Only a canonical page names its URL and its translations.
 */
export function ShareTags({ facts }: Props) {
  const { page, locale, shareTitle, description, heading, search, article } = facts;
  const isOwn = search.alternates.length > 0;
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.date} />}
      {article?.updated && <meta property="article:modified_time" content={article.updated} />}
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={description} />
      {isOwn && search.canonical && <meta property="og:url" content={search.canonical} />}
      <meta property="og:locale" content={graphLocale(regionTags[locale])} />
      {isOwn &&
        locales
          .filter((other) => other !== locale)
          .map((other) => (
            <meta key={other} property="og:locale:alternate" content={graphLocale(regionTags[other])} />
          ))}
      <meta property="og:image" content={sharePictureUrl(page.path, locale)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={shareAlt(shareMotif(page, locale), heading, locale)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
