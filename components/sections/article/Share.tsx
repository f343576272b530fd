import { useTranslation } from 'next-i18next/pages';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ShareIcon } from '@/components/ui/ShareIcon';
import type { ShownArticle } from '@/lib/blog/articlePage';
import { shareLinks } from '@/lib/blog/shareLinks';
import styles from './Share.module.css';
import type { ShareButtons } from './ShareButtons';

const networks = ['facebook', 'linkedin'] as const;

/**
 * Shares the article on two networks. Plain links stand here until somebody
 * reaches for one: only then the buttons that open a window arrive, so that
 * nobody loads them in vain. Where they cannot arrive, the links stay.
 */
export function Share({ article }: { article: ShownArticle }) {
  const { t } = useTranslation('blog');
  const [Buttons, setButtons] = useState<typeof ShareButtons>();
  const group = useRef<HTMLDivElement>(null);
  const addresses = shareLinks(article);
  const control = (index: number) => group.current?.querySelectorAll<HTMLElement>('a, button')[index];

  /** Puts the buttons into the links' places, and the focus where it was. */
  const load = async () => {
    const { ShareButtons: loaded } = await import('./ShareButtons');
    const focused = networks.findIndex((_, index) => control(index) === document.activeElement);
    flushSync(() => setButtons(() => loaded));
    control(focused)?.focus();
  };
  const prepare = () => {
    if (!Buttons) load().catch(() => undefined);
  };
  const open = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    load().then(
      () => control(index)?.click(),
      () => window.open(addresses[networks[index] ?? 'facebook'], '_blank', 'noopener'),
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      ref={group}
      role="group"
      aria-label={t('share.label')}
      className={styles.share}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {Buttons ? (
        <Buttons article={article} />
      ) : (
        networks.map((network, index) => (
          <a
            key={network}
            href={addresses[network]}
            target="_blank"
            rel="noopener"
            aria-label={t(`share.${network}`)}
            onClick={(event) => open(event, index)}
          >
            <ShareIcon network={network} />
          </a>
        ))
      )}
    </div>
  );
}
