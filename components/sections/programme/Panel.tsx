import { useTranslation } from 'next-i18next/pages';
import { type Fact, Facts } from '@/components/ui/Facts';
import { type Programme, type ProgrammeId, programmeHours, programmes } from '@/content/programmes';
import { formatDateInDigits } from '@/lib/formatDate';
import { InstructorName } from './InstructorName';
import styles from './Panel.module.css';
import { StatusSign } from './StatusSign';

/** The side panel: a label if the programme is paid, its facts in the order of specification 13.3, and its status. */
export function Panel({ id }: { id: ProgrammeId }) {
  const { t } = useTranslation('programmes');
  const { t: tProgramme } = useTranslation(id);
  const { instructor, enrolled, ...state }: Programme = programmes[id];
  const { duration, deadline } = state;
  const facts: readonly Fact[] = [
    { name: t('instructor'), value: <InstructorName id={instructor} /> },
    { name: t('panel.contract'), value: tProgramme('panel.contract') },
    { name: t('panel.certificate'), value: tProgramme('panel.certificate') },
    { name: t('panel.duration'), value: <Duration duration={duration} /> },
    { name: t('panel.enrolled'), value: t('panel.people', { count: enrolled }) },
    { name: t('panel.language'), value: t('panel.english') },
    { name: t('panel.location'), value: t('panel.place') },
    { name: t('panel.workTime'), value: t('panel.hours', programmeHours) },
    { name: t('panel.workDays'), value: t('panel.days') },
    { name: t('panel.deadline'), value: <Day day={deadline} /> },
  ];
  return (
    <section className={styles.panel} aria-label={t('panel.label')}>
      <p className={styles.paid}>
        <b className="type-3">{t('panel.paid')}</b> {t('panel.paidText')}
      </p>
      <Facts facts={facts} />
      <StatusSign {...state} />
    </section>
  );
}

function Duration({ duration }: Pick<Programme, 'duration'>) {
  const { t } = useTranslation('programmes');
  if ('months' in duration) return t('panel.months', { count: duration.months });
  return (
    <>
      {t('panel.until')} <Day day={duration.until} />
    </>
  );
}

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDateInDigits(day)}</time>;
}
