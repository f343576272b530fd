import { useTranslation } from 'next-i18next/pages';
import { Portrait } from '@/components/ui/Portrait';
import type { Executive as Person } from '@/content/people';
import styles from './Executive.module.css';

/** Name, title, photo and description; the office's initials before the title. */
export function Executive({ id, office }: Person) {
  const { t } = useTranslation('people');
  return (
    <article className={`grid ${styles.executive}`} aria-labelledby={`${id}-name`}>
      <div className={styles.photo}>
        <Portrait id={id} sizes="(width < 600px) 92vw, 24vw" />
      </div>
      <div className={styles.words}>
        <h3 id={`${id}-name`} className="type-2">
          {t(`people.${id}.name`)}
        </h3>
        <div className={`type-4 ${styles.title}`}>
          <p>{office}</p>
          <p>{t(`people.${id}.title`)}</p>
        </div>
        <p className="lead">{t(`people.${id}.description`)}</p>
      </div>
    </article>
  );
}
