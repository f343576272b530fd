import { useTranslation } from 'next-i18next/pages';
import { OfficeAddress } from '@/components/ui/OfficeAddress';
import { company, socialNetworks } from '@/content/company';
import { phoneLink } from '@/lib/links';
import styles from './Footer.module.css';

/** The Zurich office: address, phone, map; and the company's three social profiles. */
export function FooterFindUs() {
  const { t } = useTranslation('common');
  const office = company.offices.zurich;
  return (
    <section className={styles.findUs} aria-labelledby="footer-find-us">
      <h2 id="footer-find-us">{t('footer.findUs')}</h2>
      <div className={styles.places}>
        <OfficeAddress office={office}>
          <br />
          <a href={phoneLink(office.phone)}>{office.phone}</a>
          <br />
          <a href={office.mapUrl}>{t('offices.zurich.map')}</a>
        </OfficeAddress>
        <ul aria-label={t('footer.follow')}>
          {socialNetworks.map((network) => (
            <li key={network}>
              <a href={company.social[network]}>{t(`footer.${network}`)}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
