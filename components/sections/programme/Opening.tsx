import { useTranslation } from 'next-i18next/pages';
import { Facts } from '@/components/ui/Facts';
import { KeepWords } from '@/components/ui/KeepWords';
import { Portrait } from '@/components/ui/Portrait';
import { BackLink } from '@/components/ui/TextLink';
import { instructorOf } from '@/content/instructors';
import { type ProgrammeId, programmes } from '@/content/programmes';
import { formatDateInDigits } from '@/lib/formatDate';
import { InstructorName } from './InstructorName';
import styles from './Opening.module.css';
import { ProgrammeMap } from './ProgrammeMap';

/** Title, instructor and first day on a spruce band; the route through the programme as a map. */
export function Opening({ id }: { id: ProgrammeId }) {
  const { t } = useTranslation('programmes');
  const { t: tProgramme } = useTranslation(id);
  const { instructor, start } = programmes[id];
  return (
    <div className={`inverse ${styles.band}`}>
      <div className={'grid container'}>
        <div className={styles.words}>
          <p className="screen-only">
            <BackLink to="careerStart">{t('all')}</BackLink>
          </p>
          <h1 className={`type-1 ${styles.title}`}>
            <KeepWords text={tProgramme('opening.title')} />
          </h1>
          <p className="lead">{tProgramme('opening.lead')}</p>
          <div className={styles.teacher}>
            <div className="screen-only">
              <Portrait
                id={instructor}
                alt={t('portrait', { name: instructorOf(instructor)?.name })}
                inView
              />
            </div>
            <Facts
              look="plain"
              className={styles.facts}
              facts={[
                { name: t('instructor'), value: <InstructorName id={instructor} /> },
                { name: t('start'), value: <time dateTime={start}>{formatDateInDigits(start)}</time> },
              ]}
            />
          </div>
        </div>
        <div className={`screen-only filled ${styles.sheet}`}>
          <ProgrammeMap id={id} alt={tProgramme('opening.picture')} />
        </div>
      </div>
    </div>
  );
}
