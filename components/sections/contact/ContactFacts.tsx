import { useTranslation } from 'next-i18next/pages';
import { Facts } from '@/components/ui/Facts';
import { AddressLink } from '@/components/ui/TextLink';
import { company, socialNetworks } from '@/content/company';
import { mailLink, phoneLink } from '@/lib/links';

/** The headquarters' phone, mail and social profiles; the offices have the address. */
export function ContactFacts() {
  const { t } = useTranslation(['contact', 'common']);
  const { zurich } = company.offices;
  return (
    <section aria-label={t('facts.label')}>
      <Facts
        facts={[
          {
            name: t('facts.phone'),
            value: (
              <>
                <AddressLink address={phoneLink(zurich.phone)}>{zurich.phone}</AddressLink>
                <br />
                {t('common:offices.hours')}
              </>
            ),
          },
          {
            name: t('facts.mail'),
            value: <AddressLink address={mailLink(company.mail.info)}>{company.mail.info}</AddressLink>,
          },
          { name: t('facts.social'), value: <SocialLinks /> },
        ]}
      />
    </section>
  );
}

function SocialLinks() {
  const { t } = useTranslation('common');
  return (
    <ul>
      {socialNetworks.map((network) => (
        <li key={network}>
          <AddressLink address={company.social[network]}>{t(`footer.${network}`)}</AddressLink>
        </li>
      ))}
    </ul>
  );
}
