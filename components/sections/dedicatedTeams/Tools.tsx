import { useTranslation } from 'next-i18next/pages';
import { SectionOpening } from '@/components/ui/SectionOpening';
import styles from './Tools.module.css';

/** What the teams work with, by what they use it for. */
export function Tools({ number }: { number: number }) {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <section className={`container ${styles.section}`} aria-labelledby="tools">
      <SectionOpening number={number} label={t('tools.label')} statement={t('tools.title')} id="tools" />
      <dl className={styles.tools}>
        {t('tools.groups', { returnObjects: true }).map(({ use, names }) => (
          <div key={use}>
            <dt>{use}</dt>
            {names.map((name) => (
              <dd key={name} translate="no">
                {name}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className="grid">
        <p className={styles.note}>{t('tools.note')}</p>
      </div>
    </section>
  );
}
