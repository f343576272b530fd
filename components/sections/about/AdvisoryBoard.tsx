import { useTranslation } from 'next-i18next/pages';
import { SectionOpening } from '@/components/ui/SectionOpening';
import { adviser } from '@/content/people';
import styles from './AdvisoryBoard.module.css';

/** The one member of the advisory board. */
export function AdvisoryBoard({ number }: { number: number }) {
  const { t } = useTranslation(['about', 'people']);
  return (
    <section className={`container ${styles.section}`} aria-labelledby="advisory">
      <SectionOpening
        number={number}
        label={t('advisory.label')}
        statement={t('advisory.title')}
        id="advisory"
      />
      <article className="grid" aria-labelledby={`${adviser}-name`}>
        <div className={styles.photo}>
          <img src={`/images/people/${adviser}.svg`} alt="" width={400} height={480} loading="lazy" />
        </div>
        <div className={styles.words}>
          <h3 id={`${adviser}-name`} className="type-3">
            {t(`people:people.${adviser}.name`)}
          </h3>
          <p className={styles.title}>{t(`people:people.${adviser}.title`)}</p>
          <p className={styles.description}>{t(`people:people.${adviser}.description`)}</p>
        </div>
      </article>
    </section>
  );
}
