import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { hasProcessDrawing, innovationSteps } from '@/content/productInnovation';
import { useLocale } from '@/lib/i18n/useLocale';
import { ProcessDiagram } from './ProcessDiagram';
import styles from './Steps.module.css';

/** The three steps below a drawing of the route, shown only in languages that have texts for it (specification 19.2). */
export function Steps() {
  const { t } = useTranslation('productInnovation');
  const locale = useLocale();
  return (
    <Section label={t('steps.label')} statement={t('steps.statement')} id="steps" className={styles.section}>
      <div className={styles.steps}>
        {hasProcessDrawing(locale) && <ProcessDiagram />}
        <ol className={styles.route}>
          {innovationSteps.map((step, index) => (
            <Step key={step.id} step={step} firstStation={2 * index + 1} />
          ))}
        </ol>
      </div>
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
    <li className={`ruled ${styles.step}`}>
      <h3 className="type-name">{t(`steps.${id}.title`)}</h3>
      <p className={styles.time}>{t(`steps.${id}.time`)}</p>
      <p className={styles.text}>{t(`steps.${id}.text`)}</p>
      <ol className={styles.stations} start={firstStation}>
        {stations.map((station) => (
          <li key={station}>
            <h4 className="type-4">{t(`stations.${station}.name`)}</h4>
            <p>{t(`stations.${station}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className={`ruled ${styles.result}`}>
        <span>{t('steps.result')}</span> <b className="type-4">{t(`steps.${id}.result`)}</b>
      </p>
    </li>
  );
}
