import { useTranslation } from 'next-i18next/pages';
import { Facts } from '@/components/ui/Facts';
import { OfficeAddress } from '@/components/ui/OfficeAddress';
import { AddressLink, TextLink } from '@/components/ui/TextLink';
import { company } from '@/content/company';
import { regionTags } from '@/content/locales';
import { useLocale } from '@/lib/i18n/useLocale';
import { mailLink, phoneLink } from '@/lib/links';
import styles from './CompanyFacts.module.css';

/** The eight facts about the company behind the site. */
export function CompanyFacts() {
  const { t } = useTranslation(['legal', 'common']);
  const seat = company.offices[company.domicile];
  const countries = new Intl.DisplayNames(regionTags[useLocale()], { type: 'region' });
  return (
    <div className={`container grid ${styles.columns}`}>
      <section className={`axis ${styles.facts}`} aria-label={t('facts.label')}>
        <Facts
          facts={[
            { name: t('facts.name'), value: company.legalName },
            { name: t('facts.address'), value: <OfficeAddress office={seat} /> },
            {
              name: t('facts.phone'),
              value: <AddressLink address={phoneLink(seat.phone)}>{seat.phone}</AddressLink>,
            },
            {
              name: t('facts.mail'),
              value: <AddressLink address={mailLink(company.mail.info)}>{company.mail.info}</AddressLink>,
            },
            { name: t('facts.web'), value: <TextLink to="home">{new URL(company.origin).host}</TextLink> },
            {
              name: t('facts.domicile'),
              value: `${t(`common:offices.${seat.id}.city`)}, ${countries.of(seat.country)}`,
            },
            { name: t('facts.registerNumber'), value: company.registerNumber },
            { name: t('facts.registerCanton'), value: t(`cantons.${company.registerCanton}`) },
          ]}
        />
      </section>
    </div>
  );
}
