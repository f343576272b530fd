import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { type Programme, takesApplications } from '@/content/programmes';
import { today } from '@/content/today';
import { formatDateInDigits } from '@/lib/formatDate';
import { StatusMark } from './StatusMark';
import styles from './StatusSign.module.css';

/**
 * The state of applications: the specification asks for a button that does nothing (13.4), so a line below it states since
 * when or until when.
 */
export function StatusSign({
  status,
  deadline,
  application,
}: Pick<Programme, 'status' | 'deadline' | 'application'>) {
  const { t } = useTranslation('programmes');
  const day = { deadline: formatDateInDigits(deadline) };
  const note = useId();
  const stand = takesApplications({ application, deadline }, today()) ? 'openUntil' : 'notYet';
  return (
    <div className={`screen-only ${styles.status}`}>
      <button type="button" aria-disabled="true" aria-describedby={note}>
        <StatusMark active={status === 'enrolled'}>{t(`status.${status}`)}</StatusMark>
      </button>
      <p id={note} className="small">
        {t(`status.${deadline < today() ? 'closedOn' : stand}`, day)}
      </p>
    </div>
  );
}
