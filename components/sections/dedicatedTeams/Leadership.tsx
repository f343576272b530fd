import { useTranslation } from 'next-i18next/pages';
import { SectionOpening } from '@/components/ui/SectionOpening';
import { ArrowLink } from '@/components/ui/TextLink';
import { executives } from '@/content/people';
import styles from './Leadership.module.css';

/** The four executives at a glance; who they are is on the page about the company. */
export function Leadership({ number }: { number: number }) {
  const { t } = useTranslation(['dedicatedTeams', 'people']);
  return (
    <section className={styles.band} aria-labelledby="leadership">
      <div className="container">
        <SectionOpening
          number={number}
          label={t('leadership.label')}
          statement={t('leadership.title')}
          id="leadership"
        />
        <div className="grid">
          <ul className={styles.people}>
            {executives.map(({ id, office }) => (
              <li key={id}>
                <img src={`/images/people/${id}.svg`} alt="" width={400} height={480} loading="lazy" />
                <h3 className="type-4">{t(`people:people.${id}.name`)}</h3>
                <p>{office}</p>
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <ArrowLink to="about">{t('leadership.link')}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}
