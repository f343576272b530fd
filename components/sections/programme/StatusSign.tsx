import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { Programme } from '@/content/programmes';
import styles from './StatusSign.module.css';

/**
 * Where applications stand. The specification asks for a button that does
 * nothing; so it says that it does, to those who see it and those who hear it.
 */
export function StatusSign({ status }: Pick<Programme, 'status'>) {
  const { t } = useTranslation('programmes');
  const note = useId();
  return (
    <div className={`screen-only ${styles.status}`}>
      <button type="button" aria-disabled="true" aria-describedby={note} className={styles[status]}>
        {t(`status.${status}`)}
      </button>
      <p id={note} className="small">
        {t('status.note')}
      </p>
    </div>
  );
}
