import { useTranslation } from 'next-i18next/pages';
import { OfficeAddress } from '@/components/ui/OfficeAddress';
import { AddressLink } from '@/components/ui/TextLink';
import { offices } from '@/content/company';
import { phoneLink } from '@/lib/links';
import styles from './Offices.module.css';

/** The two offices, next to the form: role, address, phone and map of each. */
export function Offices({ className }: { className: string | undefined }) {
  const { t } = useTranslation(['dedicatedTeams', 'common']);
  return (
    <section className={className} aria-labelledby="offices">
      <h2 id="offices" className="type-4">
        {t('offices.title')}
      </h2>
      <p>{t('common:offices.hours')}</p>
      <ul className={`small ${styles.offices}`}>
        {offices.map((office) => (
          <li key={office.id}>
            <h3>{t(`common:offices.${office.id}.city`)}</h3>
            <p>{t(`common:offices.${office.id}.role`)}</p>
            <OfficeAddress office={office} />
            <AddressLink address={phoneLink(office.phone)}>{office.phone}</AddressLink>
            <AddressLink address={office.mapUrl}>{t(`common:offices.${office.id}.map`)}</AddressLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
