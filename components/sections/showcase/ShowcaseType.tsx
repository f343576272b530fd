import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import styles from './Showcase.module.css';

/** The type scale, and a picture. */
export function ShowcaseType() {
  const { t } = useTranslation('showcase');
  return (
    <Section label={t('type.label')} tone="spruce">
      <div className={styles.scale}>
        <p className="type-mega">{t('type.mega')}</p>
        <p className="type-1">{t('type.one')}</p>
        <p className="type-2">{t('type.two')}</p>
        <p className="type-block">{t('type.two')}</p>
        <p className="type-name">{t('type.three')}</p>
        <p className="type-3">{t('type.three')}</p>
        <p className="type-4">{t('type.four')}</p>
        <p className="lead">{t('type.body')}</p>
        <p>{t('type.body')}</p>
        <p className="small">{t('type.body')}</p>
      </div>
      <h2 className={`type-3 ${styles.subtitle}`}>{t('pictures.label')}</h2>
      <Picture name="hero" alt="" sizes="92vw" />
    </Section>
  );
}
