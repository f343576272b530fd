import { useTranslation } from 'next-i18next/pages';
import { ArticlePicture } from '@/components/ui/ArticlePicture';
import { HoverPicture, HoverTitle } from '@/components/ui/HoverCard';
import type { Neighbour, ShownArticle } from '@/lib/blog/articlePage';
import styles from './Neighbours.module.css';

type Props = Pick<ShownArticle, 'older' | 'newer'>;

/** The articles before and after this one, as cards with their pictures. */
export function Neighbours({ older, newer }: Props) {
  const { t } = useTranslation('blog');
  return (
    <nav className="screen-only" aria-label={t('neighbours.label')}>
      <div className={`container ${styles.neighbours}`}>
        {older && <NeighbourCard label={t('neighbours.older')} neighbour={older} rel="prev" />}
        {newer && <NeighbourCard label={t('neighbours.newer')} neighbour={newer} rel="next" />}
      </div>
    </nav>
  );
}

interface CardProps {
  label: string;
  neighbour: Neighbour;
  rel: 'prev' | 'next';
}

/** The whole card is the link, labelled by its title; so the picture needs no alternative text. */
function NeighbourCard({ label, neighbour: { href, title, picture }, rel }: CardProps) {
  return (
    <a href={href} rel={rel}>
      <HoverPicture className={styles.picture}>
        <ArticlePicture
          picture={picture}
          alt=""
          sizes="(width < 900px) 92vw, (width < 1800px) 46vw, min(45vw, 990px)"
        />
      </HoverPicture>
      <small>{label}</small>
      <span className="type-3">
        <HoverTitle>{title}</HoverTitle>
      </span>
    </a>
  );
}
