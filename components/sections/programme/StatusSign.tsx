import { useTranslation } from 'next-i18next/pages';
import { lastDayOf, type Programme, takesApplications } from '@/content/programmes';
import { today } from '@/content/today';
import { formatDateInDigits } from '@/lib/formatDate';
import { StatusMark } from './StatusMark';
import styles from './StatusSign.module.css';

/** The line below the first button describes the second one, too. */
const noteId = 'application-status';

/**
 * The state of applications. The specification asks for a button that does nothing (13.4), so the line below it
 * says when applications close or have closed, and whether the run is over (13.22). A second button on the page
 * (13.21) does not repeat the line.
 */
export function StatusSign({
  status,
  start,
  duration,
  deadline,
  application,
  isSecond = false,
}: Pick<Programme, 'status' | 'start' | 'duration' | 'deadline' | 'application'> & { isSecond?: boolean }) {
  const { t } = useTranslation('programmes');
  const day = { deadline: formatDateInDigits(deadline) };
  const past = lastDayOf({ start, duration }) < today() ? 'ended' : 'closedOn';
  const ahead = takesApplications({ application, deadline }, today()) ? 'openUntil' : 'notYet';
  return (
    <div className={`screen-only ${styles.status}`}>
      <button type="button" aria-disabled="true" aria-describedby={noteId}>
        <StatusMark active={status === 'enrolled'}>{t(`status.${status}`)}</StatusMark>
      </button>
      {!isSecond && (
        <p id={noteId} className="small">
          {t(`status.${deadline < today() ? past : ahead}`, day)}
        </p>
      )}
    </div>
  );
}
