import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import styles from './Benefits.module.css';

/** Four benefits, each led by a figure, on yellow. */
export function Benefits() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <Section
      label={t('benefits.label')}
      statement={t('benefits.title')}
      id="benefits"
      className={`yellow ${styles.section}`}
    >
      <ul className={`columns ${styles.benefits}`}>
        {t('benefits.items', { returnObjects: true }).map(({ figure, unit, text }) => (
          <li key={unit}>
            <h3>
              <span className={`type-1 ${styles.figure}`}>{figure}</span>{' '}
              <span className={`type-4 ${styles.unit}`}>{unit}</span>
            </h3>
            <p className="small">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
