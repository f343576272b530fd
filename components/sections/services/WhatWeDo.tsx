import { useTranslation } from 'next-i18next/pages';
import { Facts } from '@/components/ui/Facts';
import { TextLink } from '@/components/ui/TextLink';
import styles from './WhatWeDo.module.css';

/** The company's work and clients, and the facts to measure it by. */
export function WhatWeDo() {
  const { t } = useTranslation('services');
  const terms = {
    name: t('what.terms.name'),
    value: (
      <TextLink to="dedicatedTeams" hash="terms">
        {t('what.terms.link')}
      </TextLink>
    ),
  };
  return (
    <section className={styles.band} aria-labelledby="what-we-do">
      <div className="container">
        <div className={`grid ruled ${styles.row}`}>
          <p className={styles.label}>{t('what.label')}</p>
          <h2 id="what-we-do" className={`type-2 ${styles.statement}`}>
            {t('what.statement')}
          </h2>
          <p className={`lead ${styles.text}`}>{t('what.text')}</p>
          <Facts facts={[...t('what.facts', { returnObjects: true }), terms]} className={styles.facts} />
        </div>
      </div>
    </section>
  );
}
