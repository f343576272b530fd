import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { Caption } from '@/components/ui/Caption';
import { PageHeader } from '@/components/ui/PageHeader';
import styles from './Hero.module.css';
import { TeamSlots } from './TeamSlots';

/** The title, the link to a team, and a sample team. */
export function Hero() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <PageHeader
      title={t('hero.title')}
      lead={t('hero.lead')}
      action={<ButtonLink to="contact">{t('hero.button')}</ButtonLink>}
    >
      <figure className={styles.roster}>
        <TeamSlots />
        <Caption className={styles.caption}>{t('hero.caption')}</Caption>
      </figure>
    </PageHeader>
  );
}
