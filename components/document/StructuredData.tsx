import { today } from '@/content/today';
import type { PageFacts } from '@/lib/metadata/pageFacts';
import { dataBlock, structuredData } from '@/lib/metadata/structuredData';

interface Props {
  facts: PageFacts;
}

/** Structured data for search engines, on canonical pages only: a data block, which no browser runs. */
export function StructuredData({ facts }: Props) {
  if (facts.search.alternates.length === 0) return null;
  const data = structuredData(facts, today());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write `"` as an entity, which JSON in a script is not read with.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataBlock(data) }} />;
}
