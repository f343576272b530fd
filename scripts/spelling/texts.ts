import { earlierCaseStudies } from '@/content/earlierCaseStudies';
import { defaultLocale, type Locale } from '@/content/locales';
import { withoutAddresses } from '@/content/markdown/marks';
import { catalogue, textsOf } from '@/scripts/content-check/catalogue';
import { readCatalogues } from '@/scripts/content-check/content';

/**
 * @param root the repository
 * @returns every visible text in a language, as a reader sees it, by file
 */
export function textsIn(root: string, locale: Locale): { file: string; texts: readonly string[] }[] {
  const { catalogues } = readCatalogues(root, [locale]);
  // Written in English only (specification 10.9).
  const earlier = {
    ...catalogue(locale, '', JSON.parse(JSON.stringify(earlierCaseStudies))),
    file: 'content/earlierCaseStudies.ts',
  };
  return [...catalogues, ...(locale === defaultLocale ? [earlier] : [])].map((texts) => ({
    file: texts.file,
    texts: textsOf(texts).map(([, text]) => readable(text)),
  }));
}

/** Without soft hyphens, placeholders, component names, URLs and mail addresses. */
function readable(text: string): string {
  return withoutAddresses(text)
    .replaceAll('\u00ad', '')
    .replace(/\{\{.*?\}\}/g, ' ')
    .replace(/<\/?\w+>/g, ' ')
    .replace(/\b[\w.@/:-]+\.(?:example|test)\b\S*/g, ' ');
}
