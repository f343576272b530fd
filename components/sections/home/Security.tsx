import { useTranslation } from 'next-i18next/pages';
import { HoverCard } from '@/components/ui/HoverCard';
import { KeepWords } from '@/components/ui/KeepWords';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { Redacted } from '@/components/ui/Redacted';
import { CardAction } from '@/components/ui/TextLink';
import styles from './Security.module.css';

/**
 * The second half of the company's services, below the list: a finding in three figures; the whole block links to the finding
 * in full.
 */
export function Security() {
  const { t } = useTranslation('home');
  return (
    <HoverCard className={styles.security} labelledBy="security">
      <div className={`container grid ${styles.row}`}>
        <div className={styles.words}>
          <h3 id="security" className={`type-1 ${styles.title}`}>
            <LocalizedLink to="services" hash="cyber-security">
              {t('services.security.title')}
            </LocalizedLink>
          </h3>
          <p className={`lead ${styles.text}`}>{t('services.security.text')}</p>
          <p aria-hidden="true">
            <CardAction>{t('services.security.action')}</CardAction>
          </p>
        </div>
        <div className={styles.sheet}>
          <p aria-hidden="true">
            {t('services.security.label')} <Redacted short /> <Redacted />
          </p>
          <p className={`type-3 ${styles.finding}`}>
            <KeepWords text={t('services.security.finding')} />
          </p>
          <ul className={`columns small ${styles.facts}`}>
            {t('services.security.facts', { returnObjects: true }).map(({ value, name }) => (
              <li key={name}>
                <b className="type-3">{value}</b> {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </HoverCard>
  );
}
