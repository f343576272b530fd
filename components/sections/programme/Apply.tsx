import { useTranslation } from 'next-i18next/pages';
import { ApplicationForm } from '@/components/forms/ApplicationForm';
import { MailFallback } from '@/components/forms/MailFallback';
import { company } from '@/content/company';
import type { ApplicationPosition } from '@/content/programmes';
import { island } from '@/lib/islands/island';
import styles from './Apply.module.css';

const ApplicationFormIsland = island('applicationForm', ApplicationForm, ['forms']);

export interface ApplyProps {
  position: ApplicationPosition;
  /** In the page, but never displayed: no link leads there, and neither search nor screen readers find it. */
  hidden: boolean;
}

/** The application, at the anchor `contact` (specification 13.18). */
export function Apply({ position, hidden }: ApplyProps) {
  const { t } = useTranslation('forms');
  return (
    <section id="contact" hidden={hidden} aria-labelledby="apply">
      <div className={`grid container ${styles.section}`}>
        <div className={`ruled ${styles.sheet}`}>
          <h2 id="apply" className="type-3">
            {t('apply.title')}
          </h2>
          <p className={styles.position}>{t('apply.position', { position })}</p>
          <ApplicationFormIsland position={position} labelledBy="apply" />
          <MailFallback address={company.mail.jobs} subject={position} />
        </div>
      </div>
    </section>
  );
}
