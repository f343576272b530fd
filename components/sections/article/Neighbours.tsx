import { useTranslation } from 'next-i18next/pages';
import marked from '@/components/ui/Marked.module.css';
import type { Neighbour, ShownArticle } from '@/lib/blog/articlePage';
import styles from './Neighbours.module.css';

type Props = Pick<ShownArticle, 'older' | 'newer'>;

/** The articles before and after this one. */
export function Neighbours({ older, newer }: Props) {
  const { t } = useTranslation('blog');
  return (
    <nav className={`screen-only ${styles.band}`} aria-label={t('neighbours.label')}>
      <div className={`container grid ${styles.neighbours}`}>
        {older && <NeighbourLink label={t('neighbours.older')} neighbour={older} />}
        {newer && <NeighbourLink label={t('neighbours.newer')} neighbour={newer} newer />}
      </div>
    </nav>
  );
}

interface LinkProps {
  label: string;
  neighbour: Neighbour;
  newer?: boolean;
}

function NeighbourLink({ label, neighbour: { href, title }, newer }: LinkProps) {
  return (
    <a href={href} rel={newer ? 'next' : 'prev'} className={newer ? styles.newer : styles.older}>
      <small>{label}</small>
      <span className="type-3">
        <span className={marked.marked}>{title}</span>
      </span>
    </a>
  );
}
