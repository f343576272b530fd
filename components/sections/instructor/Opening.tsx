import { useTranslation } from 'next-i18next/pages';
import { Portrait } from '@/components/ui/Portrait';
import { BackLink } from '@/components/ui/TextLink';
import type { Profiled } from '@/content/instructors';
import { useWords } from '@/lib/i18n/useWords';
import styles from './Opening.module.css';
import { Teaches } from './Teaches';

/** The photo, up to the viewport's edge; next to it name, role, lead and the subject taught. */
export function Opening({ person: { id, name, profile } }: { person: Profiled }) {
  const { t } = useTranslation('instructors');
  const say = useWords();
  return (
    <section className={styles.opening} aria-labelledby="name">
      <div className={`filled ${styles.photo}`}>
        <Portrait id={id} alt={t('labels.photo', { name })} sizes="(width < 600px) 100vw, 42vw" priority />
      </div>
      <div className={styles.words}>
        <p>
          <BackLink to="careerStart">{t('labels.all')}</BackLink>
        </p>
        <div>
          <h1 id="name" className="type-1">
            {name}
          </h1>
          <p className={`type-3 ${styles.role}`}>{say(profile.role)}</p>
        </div>
        <div className={styles.foot}>
          <p className="lead">{say(profile.lead)}</p>
          <Teaches id={id} />
        </div>
      </div>
    </section>
  );
}
