import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { innovationSteps } from '@/content/productInnovation';
import { ProcessDiagram } from './ProcessDiagram';
import styles from './Steps.module.css';

/** The three steps: the route on a map, and below it what happens at each station. */
export function Steps() {
  const { t } = useTranslation('productInnovation');
  return (
    <Section label={t('steps.label')} statement={t('steps.statement')} id="steps">
      <ProcessDiagram />
      <ol>
        {innovationSteps.map((step, index) => (
          <Step key={step.id} step={step} firstStation={2 * index + 1} />
        ))}
      </ol>
    </Section>
  );
}

interface StepProps {
  step: (typeof innovationSteps)[number];
  /** Number of its first station on the route. */
  firstStation: number;
}

function Step({ step: { id, stations }, firstStation }: StepProps) {
  const { t } = useTranslation('productInnovation');
  return (
    <li className={`grid ${styles.step}`}>
      <div className={styles.about}>
        <h3 className="type-block">{t(`steps.${id}.title`)}</h3>
        <p className={styles.time}>{t(`steps.${id}.time`)}</p>
        <p>{t(`steps.${id}.text`)}</p>
      </div>
      <ol className={styles.stations} start={firstStation}>
        {stations.map((station, index) => (
          <li key={station}>
            <span className={styles.disc} aria-hidden="true">
              {firstStation + index}
            </span>
            <h4 className="type-4">{t(`stations.${station}.name`)}</h4>
            <p>{t(`stations.${station}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.result}>
        <span>{t('steps.result')}</span> <b>{t(`steps.${id}.result`)}</b>
      </p>
    </li>
  );
}
