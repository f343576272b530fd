import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { BackLink } from '@/components/ui/TextLink';
import { WholeWords } from '@/components/ui/WholeWords';
import { type JobId, jobs } from '@/content/jobs';
import styles from './Opening.module.css';

/** The way back, the title and the lead; below them a strip of the posting's own terrain. */
export function Opening({ id }: { id: JobId }) {
  const { t } = useTranslation('jobs');
  return (
    <div className={`container ${styles.opening}`}>
      <p className={styles.back}>
        <BackLink to="careers">{t('labels.careers')}</BackLink>
      </p>
      <h1 className="type-1">
        <WholeWords text={t(`postings.${id}.title`)} />
      </h1>
      <p className={`lead ${styles.lead}`}>{t(`postings.${id}.lead`)}</p>
      <div className={`screen-only ${styles.strip}`}>
        <Picture name={jobs[id].relief} alt="" sizes="(width < 600px) 62vw, 94vw" priority />
      </div>
    </div>
  );
}
