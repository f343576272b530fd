import { useTranslation } from 'next-i18next/pages';
import { OfficeAddress } from '@/components/ui/OfficeAddress';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { AddressLink } from '@/components/ui/TextLink';
import { offices } from '@/content/company';
import type { Office } from '@/content/schemas/company';
import { phoneLink } from '@/lib/phoneLink';
import styles from './Offices.module.css';

/** Each office's land. */
const officeReliefs = { zurich: 'relief-b', pristina: 'relief-c' } as const;

/** The two offices, each on a sheet of its own. */
export function Offices() {
  const { t } = useTranslation('contact');
  return (
    <Section label={t('offices.label')} statement={t('offices.title')} id="offices">
      <div className={styles.offices}>
        {offices.map((office) => (
          <OfficeSheet key={office.id} office={office} />
        ))}
      </div>
    </Section>
  );
}

function OfficeSheet({ office }: { office: Office }) {
  const { t } = useTranslation(['contact', 'common']);
  return (
    <article className={styles.office} aria-labelledby={`office-${office.id}`}>
      <Picture name={officeReliefs[office.id]} alt="" sizes="(width < 900px) 92vw, 46vw" />
      <p className={styles.altitude}>{t('offices.altitude', { metres: office.altitude })}</p>
      <div className={styles.words}>
        <h3 id={`office-${office.id}`} className="type-3">
          {t(`common:offices.${office.id}.city`)}
        </h3>
        <p className={styles.role}>{t(`common:offices.${office.id}.role`)}</p>
        <p className={styles.text}>{t(`offices.${office.id}`)}</p>
        <OfficeAddress office={office} />
        <p>
          <AddressLink address={phoneLink(office.phone)}>{office.phone}</AddressLink>
        </p>
        <p>
          <AddressLink address={office.mapUrl}>{t('common:footer.map')}</AddressLink>
        </p>
      </div>
    </article>
  );
}
