import { useTranslation } from 'next-i18next/pages';
import { MailInstead } from '@/components/forms/MailInstead';
import { ShortForm } from '@/components/forms/ShortForm';
import { SectionOpening } from '@/components/ui/SectionOpening';
import { company } from '@/content/company';
import styles from './ShortMessage.module.css';

/** A short form: an address and a message. */
export function ShortMessage({ number }: { number: number }) {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <section className={`container ${styles.section}`} aria-labelledby="write">
      <SectionOpening number={number} label={t('write.label')} statement={t('write.title')} id="write" />
      <div className="grid">
        <div className={styles.form}>
          <ShortForm labelledBy="write" />
          <MailInstead address={company.mail.info} subject={t('write.subject')} />
        </div>
      </div>
    </section>
  );
}
