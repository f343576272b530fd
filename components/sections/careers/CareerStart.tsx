import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { longestProgramme, programmeHours, programmeOrder } from '@/content/programmes';
import styles from './CareerStart.module.css';

/** The first two are large figures with their units below. */
const facts = ['programmes', 'duration', 'place', 'hours'] as const;
const values = { count: programmeOrder.length, months: longestProgramme, ...programmeHours };

/** The career start programme in short, on yellow; links to the five programmes. */
export function CareerStart() {
  const { t } = useTranslation('careers');
  return (
    <Section id="career-start" label={t('careerStart.label')} className={styles.section}>
      <div className={`grid yellow ${styles.panel}`}>
        <div className={styles.words}>
          <h2 id="career-start" className="type-1">
            {t('careerStart.title')}
          </h2>
          <p className="lead">{t('careerStart.text')}</p>
        </div>
        <div className={styles.side}>
          <dl className={styles.facts}>
            {facts.map((id) => (
              <div key={id}>
                <dt>{t(`careerStart.facts.${id}.name`)}</dt>
                <dd>{t(`careerStart.facts.${id}.value`, values)}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to="careerStart" variant="ink">
            {t('careerStart.button')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
