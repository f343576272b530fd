import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { Programme } from '@/content/programmes';
import { formatDateInDigits } from '@/lib/formatDate';
import { today } from '@/lib/today';
import { StatusMark } from './StatusMark';
import styles from './StatusSign.module.css';

/**
 * Where applications stand: the specification asks for a button that does nothing (13.4), so a line below it says since
 * when or until when.
 */
export function StatusSign({ status, deadline }: Pick<Programme, 'status' | 'deadline'>) {
  const { t } = useTranslation('programmes');
  const day = { deadline: formatDateInDigits(deadline) };
  const note = useId();
  return (
    <div className={`screen-only ${styles.status}`}>
      <button type="button" aria-disabled="true" aria-describedby={note}>
        <StatusMark active={status === 'enrolled'}>{t(`status.${status}`)}</StatusMark>
      </button>
      <p id={note} className="small">
        {deadline < today() ? t('status.closedOn', day) : t('status.openUntil', day)}
      </p>
    </div>
  );
}
