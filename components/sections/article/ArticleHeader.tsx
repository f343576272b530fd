import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/Badge';
import { BackLink } from '@/components/ui/TextLink';
import { authorTeams } from '@/content/authorTeams';
import type { ShownArticle } from '@/lib/blog/articlePage';
import { formatDate } from '@/lib/formatDate';
import { useLocale } from '@/lib/i18n/useLocale';
import { viewTransitionName } from '@/lib/viewTransitionNames';
import styles from './ArticleHeader.module.css';
import { Share } from './Share';

/** The link back to the list and, in the order of specification 22.6, date, title, team and the two share buttons. */
export function ArticleHeader({ article }: { article: ShownArticle }) {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const { isDraft, date, team, minutes, words, url } = article;
  const { initials, tone } = authorTeams[team];
  return (
    <header className={`container ${styles.header}`}>
      <div className={styles.top}>
        <p className="screen-only">
          <BackLink to="blog">{t('all')}</BackLink>
        </p>
        <p className={`small ${styles.when}`}>
          {isDraft && <strong>{t('draft')} </strong>}
          <time dateTime={date}>{formatDate(date, locale)}</time>, {t('minutes', { count: minutes })}
        </p>
      </div>
      <h1
        className={`type-1 ${styles.title}`}
        data-transition={viewTransitionName('title', new URL(url).pathname)}
      >
        {words.title}
      </h1>
      <div className={styles.by}>
        <Badge initials={initials} tone={tone} />
        <p>{t(`teams.${team}`)}</p>
        <Share article={article} />
      </div>
    </header>
  );
}
