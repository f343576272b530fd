import { useTranslation } from 'next-i18next/pages';
import { AccordionItem } from '@/components/ui/Accordion';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { skillGroups } from '@/content/dedicatedTeams';
import styles from './Skills.module.css';

/** Five skill groups that open and close each on its own. */
export function Skills() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <Section label={t('skills.label')} statement={t('skills.title')} id="skills">
      <div className={`grid ${styles.columns}`}>
        <div className={styles.land}>
          <Picture name="relief-h" alt="" sizes="(width < 900px) 92vw, 50vw" />
        </div>
        <div className={styles.groups}>
          {skillGroups.map(({ id }) => (
            <AccordionItem key={id} title={t(`skills.groups.${id}.title`)}>
              <p>{t(`skills.groups.${id}.text`)}</p>
              <ul className={styles.skills}>
                {t(`skills.groups.${id}.items`, { returnObjects: true }).map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </AccordionItem>
          ))}
        </div>
      </div>
    </Section>
  );
}
