import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import type { JobId } from '@/content/jobs';
import part from './Part.module.css';
import styles from './Process.module.css';

interface Props {
  id: JobId;
}

/** The steps from an application to its answer. */
export function Process({ id }: Props) {
  const { t } = useTranslation('jobs');
  const steps = t(`postings.${id}.process`, { returnObjects: true });
  return (
    <Section label={t('process.label')} statement={t('process.title')} id="process" className={part.part}>
      <ol className={`columns ${styles.steps}`}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="type-4">{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
