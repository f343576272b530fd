import { useTranslation } from 'next-i18next/pages';
import { Face } from '@/components/ui/Face';
import type { Executive as Person } from '@/content/people';
import styles from './Executive.module.css';

/** Name, title, photo and description; the office's initials set as large as a sheet's name. */
export function Executive({ id, office }: Person) {
  const { t } = useTranslation('people');
  return (
    <article className={styles.executive} aria-labelledby={`${id}-name`}>
      <div className={styles.photo}>
        <Face id={id} sizes="(width < 900px) 54vw, 32vw" />
      </div>
      <p className={`type-1 ${styles.office}`}>{office}</p>
      <div className={styles.words}>
        <h3 id={`${id}-name`} className="type-3">
          {t(`people.${id}.name`)}
        </h3>
        <p className={styles.title}>{t(`people.${id}.title`)}</p>
        <p className={styles.description}>{t(`people.${id}.description`)}</p>
      </div>
    </article>
  );
}
