import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { skillGroups } from '@/content/dedicatedTeams';
import styles from './Hero.module.css';

/** The title, the way to a team, and a team as it might look: five seats of ours, one of the client's. */
export function Hero() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <section className={`container ${styles.hero}`}>
      <h1 className="type-1">{t('hero.title')}</h1>
      <div className="grid">
        <div className={styles.side}>
          <p className={`lead ${styles.lead}`}>{t('hero.lead')}</p>
          <ButtonLink to="contact">{t('hero.button')}</ButtonLink>
        </div>
      </div>
      <figure className={styles.roster}>
        <ul>
          {skillGroups.map(({ id, face }) => (
            <li key={id}>
              <img src={`/images/people/${face}.svg`} alt="" width={400} height={480} />
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
    </section>
  );
}
