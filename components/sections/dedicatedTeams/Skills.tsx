import { useTranslation } from 'next-i18next/pages';
import { AccordionItem } from '@/components/ui/Accordion';
import { MarkedList } from '@/components/ui/MarkedList';
import { Section } from '@/components/ui/Section';
import { skillGroups } from '@/content/dedicatedTeams';
import { EmptySeat } from './Seats';
import styles from './Skills.module.css';
import { YourSeat } from './YourSeat';

/** Five skill groups that open and close each on its own and so fill their seats, and the sixth seat. */
export function Skills() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <Section label={t('skills.label')} statement={t('skills.title')} id="skills">
      <div className={styles.groups}>
        {skillGroups.map(({ id, face }) => (
          <AccordionItem
            key={id}
            id={id}
            picture={<EmptySeat face={face} />}
            title={t(`skills.groups.${id}.title`)}
          >
            <p>{t(`skills.groups.${id}.text`)}</p>
            <MarkedList className={styles.skills}>
              {t(`skills.groups.${id}.items`, { returnObjects: true }).map((item) => (
                <li key={item}>{item}</li>
              ))}
            </MarkedList>
          </AccordionItem>
        ))}
        {/* What it shows, the groups say. */}
        <div className={`screen-only ${styles.sixth}`} aria-hidden="true">
          <YourSeat />
          <p className={styles.yours}>{t('hero.yours')}</p>
          <p className={styles.caption}>{t('skills.seats')}</p>
        </div>
      </div>
    </Section>
  );
}
