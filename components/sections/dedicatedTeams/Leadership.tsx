import { useTranslation } from 'next-i18next/pages';
import { Face } from '@/components/ui/Face';
import { Section } from '@/components/ui/Section';
import { ArrowLink } from '@/components/ui/TextLink';
import { executives } from '@/content/people';
import styles from './Leadership.module.css';

/** The four executives in a row, and the way to more about them. */
export function Leadership() {
  const { t } = useTranslation(['dedicatedTeams', 'people']);
  return (
    <Section label={t('leadership.label')} statement={t('leadership.title')} id="leadership">
      <ul className={styles.executives}>
        {executives.map(({ id, office }) => (
          <li key={id}>
            <Face id={id} />
            <h3 className="type-4">{t(`people:people.${id}.name`)}</h3>
            <p>{office}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ArrowLink to="about">{t('leadership.link')}</ArrowLink>
      </p>
    </Section>
  );
}
