import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { PageHeader } from '@/components/ui/PageHeader';
import { Picture } from '@/components/ui/Picture';
import styles from './Opening.module.css';

/** The title above summits in mist. */
export function Opening() {
  const { t } = useTranslation('productInnovation');
  return (
    <section className={styles.opening}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="container grid">
        <div className={styles.buttons}>
          <ButtonLink to="contact">{t('touch')}</ButtonLink>
          <ButtonLink to="caseWedere" variant="ink">
            {t('case')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.panorama}>
        <Picture name="mist" alt="" sizes="(width < 900px) 150vw, 100vw" priority phone />
      </div>
    </section>
  );
}
