const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * @param html a page rendered by React
 * @returns the text of its first-level heading, including soft hyphens, if it has one
 */
export function headingOf(html: string): string | undefined {
  const inside = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  return inside
    ?.replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \n]+/g, ' ')
    .trim();
}
