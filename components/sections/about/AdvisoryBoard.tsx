import { useTranslation } from 'next-i18next/pages';
import { KeepWords } from '@/components/ui/KeepWords';
import { Portrait } from '@/components/ui/Portrait';
import { Section } from '@/components/ui/Section';
import { adviser } from '@/content/people';
import { useWords } from '@/lib/i18n/useWords';
import styles from './AdvisoryBoard.module.css';

/** The one member of the advisory board. */
export function AdvisoryBoard() {
  const { t } = useTranslation('about');
  const say = useWords();
  const { id, name, title, description } = adviser;
  return (
    <Section label={t('advisory.label')} id="advisory">
      <div className="grid">
        <h2 id="advisory" className={`type-3 ${styles.heading}`}>
          <KeepWords text={t('advisory.title')} />
        </h2>
        <article className={`axis ${styles.adviser}`} aria-labelledby={`${id}-name`}>
          <Portrait id={id} />
          <div>
            <h3 id={`${id}-name`} className="type-4">
              {name}
            </h3>
            <p className={styles.title}>{say(title)}</p>
            <p className="lead">{say(description)}</p>
          </div>
        </article>
      </div>
    </Section>
  );
}
