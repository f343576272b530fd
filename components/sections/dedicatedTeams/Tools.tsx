import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import styles from './Tools.module.css';

/** The tools of the teams, one line for each use. */
export function Tools() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <Section label={t('tools.label')} id="tools" className={styles.section}>
      <div className="grid">
        <div className={styles.words}>
          <h2 id="tools" className="type-3">
            {t('tools.title')}
          </h2>
          <p>{t('tools.note')}</p>
        </div>
        <dl className={`axis small ${styles.tools}`}>
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
      </div>
    </Section>
  );
}
