const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * @param html a page as React has rendered it
 * @returns the text of its first-level heading, soft hyphens included; nothing when it has none
 */
export function headingOf(html: string): string | undefined {
  const inside = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  return inside
    ?.replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \n]+/g, ' ')
    .trim();
}
