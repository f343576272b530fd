import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { KeepWords } from '@/components/ui/KeepWords';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { Section } from '@/components/ui/Section';
import { services } from '@/content/services';
import { Security } from './Security';
import styles from './ServicesTeaser.module.css';

/** The six services on a spruce band, each row linking to its block of the services page; then cyber security. */
export function ServicesTeaser() {
  const { t } = useTranslation('home');
  return (
    <Section
      id="services"
      label={t('services.label')}
      tone="spruce"
      className={styles.band}
      end={<Security />}
    >
      <div className="grid">
        <div className={styles.intro}>
          <h2 id="services" className="type-3">
            <KeepWords text={t('services.title')} />
          </h2>
          <ButtonLink to="services">{t('services.button')}</ButtonLink>
        </div>
        <ul className={`axis ${styles.index}`}>
          {services.map((id) => (
            <li key={id}>
              <LocalizedLink to="services" hash={id} className={styles.row}>
                <h3 className="type-name">{t(`services.items.${id}.title`)}</h3>
                <p>{t(`services.items.${id}.text`)}</p>
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
