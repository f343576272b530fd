import { useTranslation } from 'next-i18next/pages';
import { MailFallback } from '@/components/forms/MailFallback';
import { ShortForm } from '@/components/forms/ShortForm';
import { Section } from '@/components/ui/Section';
import { company } from '@/content/company';
import { island } from '@/lib/islands/island';
import { Offices } from './Offices';
import { PickedTeam } from './PickedTeam';
import styles from './ShortMessage.module.css';

const ShortFormIsland = island('shortForm', ShortForm, ['forms']);

/** A short form between the picked team and the offices, with their phone numbers. */
export function ShortMessage() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <Section label={t('write.label')} statement={t('write.title')} id="write">
      <div className="grid">
        <div className={styles.form}>
          <ShortFormIsland labelledBy="write" />
          <MailFallback address={company.mail.info} subject={t('write.subject')} />
        </div>
        <PickedTeam className={styles.team} />
        <Offices className={styles.offices} />
      </div>
    </Section>
  );
}
