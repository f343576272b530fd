import { useTranslation } from 'next-i18next/pages';
import { Face } from '@/components/ui/Face';
import { skillGroups } from '@/content/dedicatedTeams';
import styles from './Seats.module.css';
import { YourSeat } from './YourSeat';

/** A team as six seats: one of ours for each group of skills, and the client's own. */
export function Seats() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <ul className={styles.seats}>
      {skillGroups.map(({ id, face }) => (
        <li key={id}>
          <Face id={face} inView />
          <p>{t(`skills.groups.${id}.title`)}</p>
        </li>
      ))}
      <li>
        <YourSeat />
        <p>{t('hero.yours')}</p>
      </li>
    </ul>
  );
}

/** A seat that somebody takes: its person in two pale tones, and above them in colour once the seat is taken. */
export function EmptySeat({ face }: { face: string }) {
  return (
    <span className={styles.empty}>
      <span className={styles.pale}>
        <Face id={face} />
      </span>
      <span className={styles.taken}>
        <Face id={face} />
      </span>
    </span>
  );
}
