import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { WholeCompounds } from '@/components/ui/WholeWords';
import { teamSteps } from '@/content/dedicatedTeams';
import styles from './Steps.module.css';

/** How to build a team: six steps along a route that climbs, week by week. */
export function Steps() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <Section id="steps" label={t('steps.label')} className={`inverse ${styles.band}`}>
      <div className={styles.climb}>
        <h2 id="steps" className="type-2">
          {t('steps.title')}
        </h2>
        <ol className={`legs ${styles.steps}`}>
          {teamSteps.map(({ id, week }, index) => (
            <li key={id} className={styles.step}>
              {index < teamSteps.length - 1 && <Leg />}
              <span className={styles.stop} aria-hidden="true">
                {index + 1}
              </span>
              <p className={styles.week}>{t('steps.week', { week })}</p>
              <h3 className="type-4">{t(`steps.items.${id}.title`)}</h3>
              <p className={styles.text}>
                <WholeCompounds text={t(`steps.items.${id}.text`)} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** The route from one stop up to the next; drawn twice, as a road on a map is. */
function Leg() {
  const path = 'M0 100C55 100 45 0 100 0';
  return (
    <svg className={styles.leg} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.casing} d={path} />
      <path className={styles.trail} d={path} />
    </svg>
  );
}
