import type { PageFacts } from '@/lib/metadata/pageFacts';
import { sharePictureAddress } from '@/lib/metadata/share/address';
import { structuredData } from '@/lib/metadata/structuredData';
import { dataBlock } from '@/lib/metadata/structuredData/dataBlock';
import { today } from '@/lib/today';

interface Props {
  facts: PageFacts;
}

/** What search engines can read of a page that is canonical to itself: a data block, which no browser runs. */
export function StructuredData({ facts }: Props) {
  const { id, page, title, locale, search, article } = facts;
  if (search.alternates.length === 0) return null;
  const data = structuredData({
    page: id,
    path: page.path,
    title,
    locale,
    image: sharePictureAddress(page.path, locale),
    ...(article && { article }),
    today: today(),
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write `"` as an entity, which JSON in a script is not read with.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataBlock(data) }} />;
}
