import { useTranslation } from 'next-i18next/pages';
import { company } from '@/content/company';
import type { ShownArticle } from '@/lib/blog/articlePage';
import { shareLinks } from '@/lib/blog/shareLinks';
import { island } from '@/lib/islands/island';
import { ShareLinks } from './ShareLinks';

const ShareLinksIsland = island('share', ShareLinks, [], 'reached');

/** Shares the article on two networks. */
export function Share({ article }: { article: ShownArticle }) {
  const { t } = useTranslation('blog');
  const { url, words } = article;
  const links = shareLinks(article);
  return (
    <ShareLinksIsland
      label={t('share.label')}
      article={{ url, title: words.title, summary: words.description, source: company.name }}
      networks={{
        facebook: { label: t('share.facebook'), url: links.facebook },
        linkedin: { label: t('share.linkedin'), url: links.linkedin },
      }}
    />
  );
}
