import { useTranslation } from 'next-i18next/pages';
import { KeepWords } from '@/components/ui/KeepWords';
import { Portrait } from '@/components/ui/Portrait';
import { skillGroups } from '@/content/dedicatedTeams';
import styles from './TeamSlots.module.css';

/** A team as six slots: one of ours for each skill group, and the client's own. */
export function TeamSlots() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <ul className={styles.seats}>
      {skillGroups.map(({ id, face }) => (
        <li key={id}>
          <Portrait id={face} inView />
          <p className="small">
            <KeepWords text={t(`skills.groups.${id}.title`)} />
          </p>
        </li>
      ))}
      <li>
        <ClientSlot />
        <p className="small">
          <KeepWords text={t('hero.yours')} />
        </p>
      </li>
    </ul>
  );
}

/** The portrait of a group: its person in two pale tones, and above them in colour once the group is open. */
export function OpenSlot({ face }: { face: string }) {
  return (
    <span className={`screen-only ${styles.empty}`}>
      <span className={styles.pale}>
        <Portrait id={face} />
      </span>
      <span className={styles.taken}>
        <Portrait id={face} />
      </span>
    </span>
  );
}

/** The visitor's product lead, from behind. Colours and shapes as in art/portraits/palette.ts, from back to front. */
const planes = [
  ['#4b7f88', 'M60 100c-7-5-11 1-9 9s6 15 12 15zM140 100c7-5 11 1 9 9s-6 15-12 15z'],
  ['#4b7f88', 'M80 124h40l4 44c-12 12-36 12-48 0z'],
  ['#93b8bf', 'M80 124h20l-3 53c-8-1-15-3-21-9z'],
  [
    'var(--spruce-500)',
    'M8 240c3-26 8-47 28-57c16-8 32-12 40-20c12 9 36 9 48 0c8 8 24 12 40 20c20 10 25 31 28 57z',
  ],
  ['var(--spruce-700)', 'M100 170c9 0 18-2 24-7c8 8 24 12 40 20c20 10 25 31 28 57h-92z'],
  ['var(--ice-300)', 'M75 158c8 10 42 10 50 0l6 10c-12 15-50 15-62 0z'],
  [
    '#163a36',
    'M99 30C71 31 57 52 58 84c0 18 4 33 12 44c4 3 8 2 10 6c3 6 6 9 20 9s17-3 20-9c2-4 6-3 10-6c8-11 12-26 12-44c1-32-14-53-43-54z',
  ],
  [
    '#091a17',
    'M108 33c10 12 14 30 13 52c-1 24-7 40-21 58c14 0 17-3 20-9c2-4 6-3 10-6c8-11 12-26 12-44c1-28-11-48-34-51z',
  ],
  [
    '#2c5a56',
    'M106 36C84 40 70 58 66 84c-2 14-1 26 2 38c2-34 12-66 38-86zM110 44c-18 14-27 40-27 86c3 4 4 7 7 9c-3-38 4-72 20-95z',
  ],
  [
    'var(--ink)',
    'M70 196c-9-6-15-13-18-21l6-3c4 9 10 15 19 20zM130 196c9-6 15-13 18-21l-6-3c-4 9-10 15-19 20z',
  ],
  ['var(--ink)', 'M90 192v-5c0-8 20-8 20 0v5h-4v-3c0-4-12-4-12 0v3z'],
  ['var(--trail)', 'M58 240v-26c0-16 8-24 23-24h38c15 0 23 8 23 24v26z'],
  ['#d9a800', 'M100 190h19c15 0 23 8 23 24v26h-42z'],
  ['var(--ink)', 'M58 216h84v4H58z'],
] as const;

/** The client's slot. */
export function ClientSlot() {
  return (
    <div className={styles.yours}>
      <svg viewBox="0 0 200 240" aria-hidden="true">
        {planes.map(([fill, outline]) => (
          <path key={outline} fill={fill} d={outline} />
        ))}
      </svg>
    </div>
  );
}
