import { useTranslation } from 'next-i18next/pages';
import { KeepWords } from '@/components/ui/KeepWords';
import { BackLink } from '@/components/ui/TextLink';
import type { JobId } from '@/content/jobs';
import styles from './Opening.module.css';

interface Props {
  id: JobId;
  open: boolean;
}

/** The link back, a note if the posting is closed, the title and the lead. */
export function Opening({ id, open }: Props) {
  const { t } = useTranslation('jobs');
  return (
    <div className={`container ${styles.opening}`}>
      <p>
        <BackLink to="careers">{t('labels.careers')}</BackLink>
      </p>
      {!open && <p className={`type-4 ${styles.closed}`}>{t('status.filled')}</p>}
      <h1 className={`type-1 ${styles.title}`}>
        <KeepWords text={t(`postings.${id}.title`)} />
      </h1>
      <p className="lead">
        <KeepWords text={t(`postings.${id}.lead`)} />
      </p>
    </div>
  );
}
