import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { badgeOf, certifications } from '@/content/certifications';
import { useLocale } from '@/lib/i18n/useLocale';
import styles from './Certifications.module.css';

interface Props {
  words: { label: string; title: string; text: string };
}

/** Three badges on a band of ice, what each certificate covers, and how to get to see it. */
export function Certifications({ words }: Props) {
  const { t } = useTranslation('certifications');
  const locale = useLocale();
  return (
    <Section id="certifications" label={words.label} className={styles.band}>
      <div className={`grid ${styles.row}`}>
        <div className={styles.text}>
          <h2 id="certifications" className="type-2">
            {words.title}
          </h2>
          <p>{words.text}</p>
          <ul className={styles.scopes}>
            {certifications.map(({ id, standard }) => (
              <li key={id}>
                <b>{standard}</b> {t(`scopes.${id}`)}
              </li>
            ))}
          </ul>
          <p>{t('request')}</p>
        </div>
        <ul className={styles.badges}>
          {certifications.map(({ id, file }) => (
            <li key={id}>
              <img
                src={badgeOf(file, locale)}
                alt={t(`names.${id}`)}
                width={240}
                height={240}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
