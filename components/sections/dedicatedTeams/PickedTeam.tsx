import { useTranslation } from 'next-i18next/pages';
import { Portrait } from '@/components/ui/Portrait';
import { AddressLink } from '@/components/ui/TextLink';
import { skillGroups } from '@/content/dedicatedTeams';
import styles from './PickedTeam.module.css';

/** The picked team: the person of each open skill group, or a sentence that explains how to pick one. */
export function PickedTeam({ className }: { className: string | undefined }) {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <div className={`screen-only ${styles.team} ${className}`}>
      <p className={styles.label}>{t('write.team')}</p>
      <div className={styles.empty}>
        <p>{t('write.empty')}</p>
        <AddressLink address="#skills">{t('write.choose')}</AddressLink>
      </div>
      <ul>
        {skillGroups.map(({ id, face }) => (
          <li key={id} className="small">
            <Portrait id={face} sizes="3rem" /> {t(`skills.groups.${id}.title`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
