import { useTranslation } from 'next-i18next/pages';
import { type CurriculumWeek, weeksOf, weeksPerMonth } from '@/content/curricula';
import type { ProgrammeId } from '@/content/programmes';
import { island } from '@/lib/islands/island';
import styles from './Curriculum.module.css';
import { ShowAll } from './ShowAll';
import { Week } from './Week';

const ShowAllIsland = island('showAll', ShowAll);

/** Week by week, four to a month; each opens on its own, or all of them at once. */
export function Curriculum({ id }: { id: ProgrammeId }) {
  const { t } = useTranslation('programmes');
  const { t: tProgramme } = useTranslation(id);
  const weeks = weeksOf(id);
  return (
    <div>
      <div className={styles.opening}>
        <p className="lead">{tProgramme('curriculum.lead')}</p>
        <ShowAllIsland
          show={t('curriculum.showAll', { count: weeks.length })}
          hide={t('curriculum.hideAll', { count: weeks.length })}
        />
      </div>
      {tProgramme('curriculum.months', { returnObjects: true }).map((theme, index) => (
        <section key={theme} className={styles.month}>
          <h2 className="type-3">{t('curriculum.month', { number: index + 1, theme })}</h2>
          {monthOf(weeks, index).map((week) => (
            <Week key={week.number} id={id} week={week} />
          ))}
        </section>
      ))}
    </div>
  );
}

function monthOf(weeks: readonly CurriculumWeek[], index: number): readonly CurriculumWeek[] {
  return weeks.slice(index * weeksPerMonth, (index + 1) * weeksPerMonth);
}
