import { useTranslation } from 'next-i18next/pages';
import { Face } from '@/components/ui/Face';
import { Section } from '@/components/ui/Section';
import { adviser } from '@/content/people';
import styles from './AdvisoryBoard.module.css';

/** The one member of the advisory board. */
export function AdvisoryBoard() {
  const { t } = useTranslation(['about', 'people']);
  return (
    <Section label={t('advisory.label')} statement={t('advisory.title')} id="advisory">
      <article className="grid" aria-labelledby={`${adviser}-name`}>
        <div className={styles.face}>
          <Face id={adviser} sizes="(width < 600px) 92vw, 24vw" />
        </div>
        <div className={styles.words}>
          <h3 id={`${adviser}-name`} className="type-4">
            {t(`people:people.${adviser}.name`)}
          </h3>
          <p className={styles.title}>{t(`people:people.${adviser}.title`)}</p>
          <p className={styles.description}>{t(`people:people.${adviser}.description`)}</p>
        </div>
      </article>
    </Section>
  );
}
