import { type ReactNode, useId } from 'react';
import { Face } from '@/components/ui/Face';
import { Badge } from './Badge';
import styles from './TeamCard.module.css';

interface Props {
  /** Ids of four portraits under `public/images/people/`. */
  faces: readonly string[];
  badge: { initials: string; tone: 'spruce' | 'trail' | 'ice' };
  title: string;
  text: string;
  /** The card's only link. */
  link: ReactNode;
}

/** Four faces edge to edge, then what the team does. */
export function TeamCard({ faces, badge, title, text, link }: Props) {
  const heading = useId();
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <div className={styles.faces}>
        {faces.map((id) => (
          <Face key={id} id={id} />
        ))}
      </div>
      <div className={styles.body}>
        <Badge initials={badge.initials} tone={badge.tone} />
        <div>
          <h3 id={heading} className="type-3">
            {title}
          </h3>
          <p>{text}</p>
          <div>{link}</div>
        </div>
      </div>
    </article>
  );
}
