import { useTranslation } from 'next-i18next/pages';
import { KeepCompounds } from '@/components/ui/KeepWords';
import { Section } from '@/components/ui/Section';
import { teamSteps } from '@/content/dedicatedTeams';
import styles from './Steps.module.css';

/** How to build a team: six steps, each in its week. */
export function Steps() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <Section
      id="steps"
      label={t('steps.label')}
      statement={t('steps.title')}
      tone="spruce"
      className={styles.band}
    >
      <ol className={`columns ${styles.steps}`}>
        {teamSteps.map(({ id, week }) => (
          <li key={id}>
            <p>{t('steps.week', { week })}</p>
            <h3 className="type-4">{t(`steps.items.${id}.title`)}</h3>
            <p className="small">
              <KeepCompounds text={t(`steps.items.${id}.text`)} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
