import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { ArticlePicture } from '@/components/ui/ArticlePicture';
import { Badge } from '@/components/ui/Badge';
import { HoverCard, HoverPicture, HoverTitle } from '@/components/ui/HoverCard';
import { authorTeams } from '@/content/authorTeams';
import type { ArticleTeaser } from '@/lib/blog/blogPage';
import { formatDate } from '@/lib/formatDate';
import { useLocale } from '@/lib/i18n/useLocale';
import { viewTransitionName } from '@/lib/viewTransitionNames';
import styles from './ArticleCard.module.css';

interface Props {
  article: ArticleTeaser;
  /** The first in view, on a phone the only one: its picture loads before others. */
  first: boolean;
}

/** Picture, team, date and title; a click anywhere on it opens the article, through the link of its title. */
export function ArticleCard({ article: { href, title, date, team, picture, alt }, first }: Props) {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const heading = useId();
  const { initials, tone } = authorTeams[team];
  return (
    <HoverCard className={styles.card} labelledBy={heading}>
      <HoverPicture className={styles.picture} data-transition={viewTransitionName('picture', href)}>
        <ArticlePicture
          picture={picture}
          alt={alt}
          sizes="(width < 37.5em) 92vw, (width < 1800px) 46vw, min(45vw, 990px)"
          priority={first}
          phone
        />
      </HoverPicture>
      <div className={styles.words}>
        <Badge initials={initials} tone={tone} />
        <h2 id={heading} className="type-3" data-transition={viewTransitionName('title', href)}>
          <a href={href}>
            <HoverTitle>{title}</HoverTitle>
          </a>
        </h2>
        <p className={`small ${styles.by}`}>
          {t(`teams.${team}`)}, <time dateTime={date}>{formatDate(date, locale)}</time>
        </p>
      </div>
    </HoverCard>
  );
}
