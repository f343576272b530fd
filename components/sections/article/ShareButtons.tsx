import { useTranslation } from 'next-i18next/pages';
import { FacebookShareButton, LinkedinShareButton } from 'react-share';
import { ShareIcon } from '@/components/ui/ShareIcon';
import { company } from '@/content/company';
import type { ShownArticle } from '@/lib/blog/articlePage';

/**
 * Opens a window of the network, 550 by 400 and 750 by 600 pixels
 * (specification 22.8). The networks themselves read title, summary and
 * picture from the article's Open Graph entries; Facebook's button takes no
 * more than the URL.
 */
export function ShareButtons({ article: { url, words } }: { article: ShownArticle }) {
  const { t } = useTranslation('blog');
  return (
    <>
      <FacebookShareButton
        url={url}
        resetButtonStyle={false}
        aria-label={t('share.facebook')}
        windowWidth={550}
        windowHeight={400}
      >
        <ShareIcon network="facebook" />
      </FacebookShareButton>
      <LinkedinShareButton
        url={url}
        title={words.title}
        summary={words.description}
        source={company.name}
        resetButtonStyle={false}
        aria-label={t('share.linkedin')}
        windowWidth={750}
        windowHeight={600}
      >
        <ShareIcon network="linkedin" />
      </LinkedinShareButton>
    </>
  );
}
