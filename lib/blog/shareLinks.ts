import { company } from '@/content/company';
import type { ShownArticle } from './articlePage';

/**
 * Where the networks let a visitor share a URL; the same that the buttons
 * of `react-share` open, for whoever has no script.
 *
 * @param article what is shared
 */
export function shareLinks({ url, words }: Pick<ShownArticle, 'url' | 'words'>) {
  const linkedin = new URLSearchParams({
    url,
    mini: 'true',
    title: words.title,
    summary: words.description,
    source: company.name,
  });
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    linkedin: `https://linkedin.com/shareArticle?${linkedin}`,
  } as const;
}
