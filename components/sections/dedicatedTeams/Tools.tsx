import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import styles from './Tools.module.css';

/** The tools of the teams, by their use. */
export function Tools() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <Section label={t('tools.label')} statement={t('tools.title')} id="tools">
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
      <p className={styles.note}>{t('tools.note')}</p>
    </Section>
  );
}
