import { useTranslation } from 'next-i18next/pages';
import { InstructorName } from '@/components/sections/programme/InstructorName';
import { StatusMark } from '@/components/sections/programme/StatusMark';
import { weeksOf } from '@/content/curricula';
import { type ProgrammeId, programmes } from '@/content/programmes';
import { formatDateInDigits } from '@/lib/formatDate';
import styles from './ProgrammeFacts.module.css';

/** Start, status, instructor and the label "paid programme" with its weeks, in the order of specification 12.1. */
export function ProgrammeFacts({ id }: { id: ProgrammeId }) {
  const { t } = useTranslation(['careerStart', 'programmes']);
  const { start, status, instructor } = programmes[id];
  return (
    <dl className={styles.facts}>
      <div>
        <dt className="small">{t('programmes:start')}</dt>
        <dd>
          <time dateTime={start}>{formatDateInDigits(start)}</time>
        </dd>
      </div>
      <div>
        <dt className="small">{t('labels.status')}</dt>
        <dd>
          <StatusMark active={status === 'enrolled'}>{t(`programmes:status.${status}`)}</StatusMark>
        </dd>
      </div>
      <div className={styles.instructor}>
        <dt className="small">{t('programmes:instructor')}</dt>
        <dd>
          <InstructorName id={instructor} />
        </dd>
      </div>
      <div>
        <dt className="small">{t('labels.paid')}</dt>
        <dd>{t('labels.weeks', { count: weeksOf(id).length })}</dd>
      </div>
    </dl>
  );
}
