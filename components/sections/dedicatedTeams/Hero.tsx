import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { Face } from '@/components/ui/Face';
import { PageOpening } from '@/components/ui/PageOpening';
import { skillGroups } from '@/content/dedicatedTeams';
import styles from './Hero.module.css';

/** The title, the way to a team, and a team as it might look: five seats of ours, one of the client's. */
export function Hero() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <PageOpening
      title={t('hero.title')}
      lead={t('hero.lead')}
      action={<ButtonLink to="contact">{t('hero.button')}</ButtonLink>}
    >
      <figure className={styles.roster}>
        <ul className={styles.seats}>
          {skillGroups.map(({ id, face }) => (
            <li key={id}>
              <Face id={face} inView />
              <p>{t(`skills.groups.${id}.title`)}</p>
            </li>
          ))}
          <li>
            <div className={styles.yours} />
            <p>{t('hero.yours')}</p>
          </li>
        </ul>
        <figcaption>{t('hero.caption')}</figcaption>
      </figure>
    </PageOpening>
  );
}
