import { useTranslation } from 'next-i18next/pages';
import { type CurriculumWeek, weeksOf, weeksPerMonth } from '@/content/curricula';
import type { ProgrammeId } from '@/content/programmes';
import styles from './Curriculum.module.css';
import { useShowAll } from './useShowAll';
import { Week } from './Week';

/** Week by week, four to a month; each opens on its own, or all of them at once. */
export function Curriculum({ id }: { id: ProgrammeId }) {
  const { t } = useTranslation('programmes');
  const { t: own } = useTranslation(id);
  const { container, allOpen, toggleAll } = useShowAll();
  const weeks = weeksOf(id);
  return (
    <div ref={container}>
      <div className={styles.opening}>
        <p className="lead">{own('curriculum.lead')}</p>
        <button type="button" className={`screen-only ${styles.all}`} onClick={toggleAll}>
          {t(allOpen ? 'curriculum.hideAll' : 'curriculum.showAll', { count: weeks.length })}
        </button>
      </div>
      {own('curriculum.months', { returnObjects: true }).map((theme, index) => (
        <section key={theme} className={styles.month}>
          <h2>{t('curriculum.month', { number: index + 1, theme })}</h2>
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
