import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useRef } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import { positionCategories, positionLocations } from '@/content/positions';
import styles from './Positions.module.css';

/** What the visitor looks for; empty where everything will do. */
export interface Wanted {
  location?: string;
  category?: string;
}

interface Props {
  onChoose: (wanted: Wanted) => void;
}

/** Where, and what kind of work. */
export function PositionFilters({ onChoose }: Props) {
  const { t } = useTranslation('careers');
  const form = useRef<HTMLFormElement>(null);
  const read = useCallback(() => {
    if (form.current) onChoose(Object.fromEntries(new FormData(form.current)));
  }, [onChoose]);

  // What was chosen before hydration, or what the browser has kept from before a reload.
  useEffect(read, [read]);

  return (
    <form ref={form} className={`screen-only ${styles.filters}`} onChange={read}>
      <SelectField
        name="location"
        label={t('positions.location.label')}
        choices={[
          { value: '', name: t('positions.location.any') },
          ...positionLocations.map((value) => ({ value, name: t(`positions.location.${value}`) })),
        ]}
      />
      <SelectField
        name="category"
        label={t('positions.category.label')}
        choices={[
          { value: '', name: t('positions.category.all') },
          ...positionCategories.map((value) => ({ value, name: t(`positions.category.${value}`) })),
        ]}
      />
    </form>
  );
}
