import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Section } from '@/components/ui/Section';
import { type Position, positions } from '@/content/positions';
import { PositionFilters, type Wanted } from './PositionFilters';
import { PositionList } from './PositionList';
import styles from './Positions.module.css';

/** Whether a position is what the visitor looks for; a filter that asks for nothing lets everything through. */
function isWanted({ location, category }: Position, wanted: Wanted): boolean {
  return (
    (!wanted.location || wanted.location === location) && (!wanted.category || wanted.category === category)
  );
}

/**
 * The open positions behind two filters, or the message that there are none.
 * Without a script there are no filters, and all positions show.
 */
export function Positions() {
  const { t } = useTranslation('careers');
  const [wanted, setWanted] = useState<Wanted>({});
  const found = positions.filter((position) => isWanted(position, wanted));
  const none = positions.length === 0 ? t('positions.none') : t('positions.noneMatch');
  return (
    <Section label={t('positions.label')} statement={t('positions.title')} id="positions" linked>
      <div className="grid">
        <div className="axis">
          <PositionFilters onChoose={setWanted} />
          <p role="status" className={found.length === 0 ? `type-3 ${styles.none}` : styles.count}>
            {found.length === 0 ? none : t('positions.count', { count: found.length })}
          </p>
          {found.length > 0 && <PositionList positions={found} />}
        </div>
      </div>
    </Section>
  );
}
