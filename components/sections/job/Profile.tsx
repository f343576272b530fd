import { useTranslation } from 'next-i18next/pages';
import { JobSection } from './JobSection';
import styles from './Profile.module.css';
import { RuledList } from './RuledList';

interface Props {
  words: { must: readonly string[]; plus: readonly string[] };
}

/** What is needed, and what helps. */
export function Profile({ words }: Props) {
  const { t } = useTranslation('jobs');
  return (
    <JobSection id="profile" title={t('labels.profile')}>
      <div className={styles.groups}>
        <div>
          <h3>{t('labels.must')}</h3>
          <RuledList items={words.must} mark="solid" />
        </div>
        <div>
          <h3>{t('labels.plus')}</h3>
          <RuledList items={words.plus} mark="dashed" />
        </div>
      </div>
    </JobSection>
  );
}
