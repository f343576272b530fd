import { useTranslation } from 'next-i18next/pages';
import { AccordionItem } from '@/components/ui/Accordion';
import { MarkedList } from '@/components/ui/MarkedList';
import { Section } from '@/components/ui/Section';
import { skillGroups } from '@/content/dedicatedTeams';
import styles from './Skills.module.css';
import { ClientSlot, OpenSlot } from './TeamSlots';

/** Five skill groups that open and close independently and fill their slots, and the sixth slot. */
export function Skills() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <Section label={t('skills.label')} statement={t('skills.title')} id="skills" className={styles.section}>
      <div className="grid screen-only" aria-hidden="true">
        {/* Decorative: the groups hold the same content. */}
        <p className={`axis lead ${styles.note}`}>{t('skills.seats')}</p>
      </div>
      <div id="skill-groups" className={styles.groups}>
        {skillGroups.map(({ id, face }) => (
          <AccordionItem
            key={id}
            id={id}
            picture={<OpenSlot face={face} />}
            title={t(`skills.groups.${id}.title`)}
          >
            <div className="grid">
              {/* In a row the portrait is no longer next to it. */}
              <p className={`type-4 ${styles.name}`} aria-hidden="true">
                {t(`skills.groups.${id}.title`)}
              </p>
              <p className={styles.text}>{t(`skills.groups.${id}.text`)}</p>
              <MarkedList className={styles.skills}>
                {t(`skills.groups.${id}.items`, { returnObjects: true }).map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </MarkedList>
            </div>
          </AccordionItem>
        ))}
        <div className={`screen-only ${styles.sixth}`} aria-hidden="true">
          <ClientSlot />
          <p className={`type-4 ${styles.yours}`}>{t('hero.yours')}</p>
        </div>
      </div>
    </Section>
  );
}
