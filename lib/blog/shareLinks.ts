import { company } from '@/content/company';
import type { ShownArticle } from './articlePage';

/**
 * Links that share a URL on social networks, for visitors without scripts; the same ones that the buttons of
 * `react-share` open.
 *
 * @param article the article to share
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
