import { useTranslation } from 'next-i18next/pages';
import { ContactFacts } from '@/components/sections/contact/ContactFacts';
import { Offices } from '@/components/sections/contact/Offices';
import { WriteToUs } from '@/components/sections/contact/WriteToUs';
import { KeepWords } from '@/components/ui/KeepWords';
import { PageHeader } from '@/components/ui/PageHeader';
import styles from './Contact.module.css';

/** Contact us (docs/specification.md, "17. Contact us"). */
export default function Contact() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={`container grid ${styles.columns}`}>
        <p className={`lead ${styles.lead}`}>
          <KeepWords text={t('lead')} />
        </p>
        <div className={styles.write}>
          <WriteToUs />
        </div>
        <div className={styles.facts}>
          <ContactFacts />
        </div>
      </div>
      <Offices />
    </>
  );
}
