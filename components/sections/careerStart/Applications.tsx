import { useTranslation } from 'next-i18next/pages';
import { StatusMark } from '@/components/sections/programme/StatusMark';
import { openProgrammes, programmeOrder, programmes } from '@/content/programmes';
import { today } from '@/content/today';
import styles from './Applications.module.css';

/** The number of programmes of each status, with the symbol used in their rows. */
const counts = (['enrolled', 'closed'] as const)
  .map((status) => ({
    status,
    count: programmeOrder.filter((id) => programmes[id].status === status).length,
  }))
  .filter(({ count }) => count > 0);

/** How many programmes accept applications, then the numbers of those enrolled and closed (specification 12.13). */
export function Applications({ className }: { className: string | undefined }) {
  const { t } = useTranslation(['careerStart', 'programmes']);
  const open = openProgrammes(today());
  return (
    <div className={`${styles.applications} ${open > 0 ? styles.open : ''} ${className}`}>
      <p className="type-4">{t('applications', { count: open })}</p>
      <ul>
        {counts.map(({ status, count }) => (
          <li key={status}>
            <StatusMark active={status === 'enrolled'}>
              {t(`programmes:status.${status}`)} {count}
            </StatusMark>
          </li>
        ))}
      </ul>
    </div>
  );
}
