import { useTranslation } from 'next-i18next/pages';
import { OfficeAddress } from '@/components/ui/OfficeAddress';
import { Section } from '@/components/ui/Section';
import { AddressLink } from '@/components/ui/TextLink';
import { offices } from '@/content/company';
import { phoneLink } from '@/lib/phoneLink';
import styles from './Offices.module.css';

/** The two offices: role, address, phone and map of each. */
export function Offices() {
  const { t } = useTranslation(['dedicatedTeams', 'common']);
  return (
    <Section label={t('offices.label')} statement={t('offices.title')} id="offices">
      <ul className={styles.offices}>
        {offices.map((office) => (
          <li key={office.id}>
            <h3 className="type-3">{t(`common:offices.${office.id}.city`)}</h3>
            <p>{t(`common:offices.${office.id}.role`)}</p>
            <OfficeAddress office={office} />
            <AddressLink address={phoneLink(office.phone)}>{office.phone}</AddressLink>
            <AddressLink address={office.mapUrl}>{t('common:footer.map')}</AddressLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
