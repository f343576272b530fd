import { useTranslation } from 'next-i18next/pages';
import { Face } from '@/components/ui/Face';
import { skillGroups } from '@/content/dedicatedTeams';
import styles from './Seats.module.css';

interface Props {
  /** Each seat of ours is taken while its group of skills is open, and empty while it is closed. */
  chosen?: boolean;
}

/** A team as six seats: one of ours for each group of skills, and the client's own. */
export function Seats({ chosen }: Props) {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <ul className={chosen ? `${styles.seats} ${styles.chosen}` : styles.seats}>
      {skillGroups.map(({ id, face }) => (
        <li key={id}>
          <div className={styles.seat}>
            <Face id={face} inView={!chosen} />
          </div>
          <p>{t(`skills.groups.${id}.title`)}</p>
        </li>
      ))}
      <li>
        <div className={styles.yours} />
        <p>{t('hero.yours')}</p>
      </li>
    </ul>
  );
}
