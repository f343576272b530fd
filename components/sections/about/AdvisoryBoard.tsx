import { useTranslation } from 'next-i18next/pages';
import { KeepWords } from '@/components/ui/KeepTogether';
import { Portrait } from '@/components/ui/Portrait';
import { Section } from '@/components/ui/Section';
import { adviser } from '@/content/people';
import styles from './AdvisoryBoard.module.css';

/** The one member of the advisory board. */
export function AdvisoryBoard() {
  const { t } = useTranslation(['about', 'people']);
  return (
    <Section label={t('advisory.label')} id="advisory">
      <div className="grid">
        <h2 id="advisory" className={`type-3 ${styles.heading}`}>
          <KeepWords text={t('advisory.title')} />
        </h2>
        <article className={`axis ${styles.adviser}`} aria-labelledby={`${adviser}-name`}>
          <Portrait id={adviser} />
          <div>
            <h3 id={`${adviser}-name`} className="type-4">
              {t(`people:people.${adviser}.name`)}
            </h3>
            <p className={styles.title}>{t(`people:people.${adviser}.title`)}</p>
            <p className="lead">{t(`people:people.${adviser}.description`)}</p>
          </div>
        </article>
      </div>
    </Section>
  );
}
