import { useTranslation } from 'next-i18next/pages';
import { RouteStops } from '@/components/ui/RouteStops';
import { Section } from '@/components/ui/Section';
import type { JobId } from '@/content/jobs';
import styles from './Process.module.css';

interface Props {
  id: JobId;
}

/** What happens between an application and its answer, stop by stop. */
export function Process({ id }: Props) {
  const { t } = useTranslation('jobs');
  const steps = t(`postings.${id}.process`, { returnObjects: true });
  return (
    <Section
      label={t('process.label')}
      statement={t('process.title')}
      id="process"
      className={styles.process}
    >
      <RouteStops
        across
        stops={steps.map(({ title, text }) => ({
          id: title,
          content: (
            <>
              <h3 className="type-4">{title}</h3>
              <p className={styles.text}>{text}</p>
            </>
          ),
        }))}
      />
    </Section>
  );
}
