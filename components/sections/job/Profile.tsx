import { useTranslation } from 'next-i18next/pages';
import { RuledList } from '@/components/ui/RuledList';
import { Part } from './Part';
import styles from './Profile.module.css';

interface Props {
  words: { must: readonly string[]; plus: readonly string[] };
}

/** Required and helpful skills. */
export function Profile({ words }: Props) {
  const { t } = useTranslation('jobs');
  return (
    <Part id="profile">
      <div className={`columns ${styles.groups}`}>
        <div>
          <h3 className="type-4">{t('labels.must')}</h3>
          <RuledList items={words.must} marker="none" className={styles.solid} />
        </div>
        <div>
          <h3 className="type-4">{t('labels.plus')}</h3>
          <RuledList items={words.plus} marker="none" className={styles.dashed} />
        </div>
      </div>
    </Part>
  );
}
