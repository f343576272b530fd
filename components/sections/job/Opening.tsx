import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { BackLink } from '@/components/ui/TextLink';
import { WholeWords } from '@/components/ui/WholeWords';
import { type JobId, jobs } from '@/content/jobs';
import styles from './Opening.module.css';

/** The way back, the title and the lead; beside them what the team builds, or the posting's own terrain. */
export function Opening({ id }: { id: JobId }) {
  const { t } = useTranslation('jobs');
  const { product, relief } = jobs[id];
  const shown = product ?? relief;
  return (
    <div className={styles.opening}>
      <div className={styles.words}>
        <p>
          <BackLink to="careers">{t('labels.careers')}</BackLink>
        </p>
        <h1 className={`type-1 ${styles.title}`}>
          <WholeWords text={t(`postings.${id}.title`)} />
        </h1>
        <p className="lead">
          <WholeWords text={t(`postings.${id}.lead`)} />
        </p>
      </div>
      <div className={`screen-only ${product ? styles.product : styles.land} ${styles[shown] ?? ''}`}>
        <Picture
          name={shown}
          alt=""
          sizes={product ? '(width < 900px) 92vw, 42vw' : '(width < 900px) 110vw, 62vw'}
          priority
          phone
        />
      </div>
    </div>
  );
}
