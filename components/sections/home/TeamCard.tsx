import { useId } from 'react';
import { Badge } from '@/components/ui/Badge';
import { HoverCard, HoverTitle } from '@/components/ui/HoverCard';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { Portrait } from '@/components/ui/Portrait';
import { CardAction } from '@/components/ui/TextLink';
import type { RouteId } from '@/content/routes';
import styles from './TeamCard.module.css';

interface Props {
  /** Ids of four portraits under `public/images/people/`. */
  faces: readonly string[];
  badge: { initials: string; tone: 'spruce' | 'trail' | 'ice' };
  title: string;
  text: string;
  /** The route that a click anywhere on the card opens, and the link text at its end. */
  to: RouteId;
  action: string;
}

/** Four portraits edge to edge, then the team's work; the title's link covers the whole card. */
export function TeamCard({ faces, badge, title, text, to, action }: Props) {
  const heading = useId();
  return (
    <HoverCard className={styles.card} labelledBy={heading}>
      <div className={styles.faces}>
        {faces.map((id) => (
          <Portrait key={id} id={id} />
        ))}
      </div>
      <div className={styles.body}>
        <Badge initials={badge.initials} tone={badge.tone} />
        <div>
          <h3 id={heading} className="type-3">
            <LocalizedLink to={to}>
              <HoverTitle>{title}</HoverTitle>
            </LocalizedLink>
          </h3>
          <p>{text}</p>
          <div aria-hidden="true">
            <CardAction>{action}</CardAction>
          </div>
        </div>
      </div>
    </HoverCard>
  );
}
