import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import { badgeOf, certifications } from '@/content/certifications';
import { useLocale } from '@/lib/i18n/useLocale';
import styles from './Certifications.module.css';

interface Props {
  words: { label: string; title: string; text: string };
  /** Small badges, each next to its certificate */
  small?: boolean;
  /** Further answers for a buyer, below the badges */
  children?: ReactNode;
}

/** Three badges on an ice band, each with the scope of its certificate, and how to request them. */
export function Certifications({ words, small, children }: Props) {
  const { t } = useTranslation('certifications');
  const locale = useLocale();
  return (
    <Section
      id="certifications"
      label={words.label}
      statement={words.title}
      tone="ice"
      className={small ? styles.small : styles.large}
    >
      <div className={`grid ${styles.row}`}>
        <div className={styles.text}>
          <p>{words.text}</p>
          <p>{t('request')}</p>
        </div>
        <ul className={styles.badges}>
          {certifications.map(({ id, file, standard }) => (
            <li key={id}>
              <img
                src={badgeOf(file, locale)}
                alt={t(`names.${id}`)}
                width={240}
                height={240}
                loading="lazy"
              />
              <p className={small ? 'small' : undefined}>
                <b>{standard}</b> {t(`scopes.${id}`)}
              </p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Section>
  );
}
