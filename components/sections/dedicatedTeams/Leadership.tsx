import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { ArrowLink } from '@/components/ui/TextLink';
import { executives } from '@/content/people';
import { useWords } from '@/lib/i18n/useWords';
import styles from './Leadership.module.css';

/** The four executives in a row, and the link to more about them. */
export function Leadership() {
  const { t } = useTranslation('dedicatedTeams');
  const say = useWords();
  return (
    <Section label={t('leadership.label')} id="leadership" className={styles.section}>
      <div className="grid">
        <h2 id="leadership" className={`type-3 ${styles.title}`}>
          {t('leadership.title')}
        </h2>
        <div className="axis">
          <ul className={`columns ${styles.executives}`}>
            {executives.map(({ id, name, office, title }) => (
              <li key={id}>
                <h3 className="type-4">{name}</h3>
                <p>{office ?? say(title)}</p>
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <ArrowLink to="about">{t('leadership.link')}</ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
