import type { Words } from '@/content/schemas/words';
import { said } from './filled';
import { useLocale } from './useLocale';

/** @returns a function for a text of the facts in the page's language, with its placeholders filled in */
export function useWords(): (words: Words | undefined) => string {
  const locale = useLocale();
  return (words) => said(words, locale);
}
