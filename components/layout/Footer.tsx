import { useTranslation } from 'next-i18next/pages';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { company } from '@/content/company';
import { footerCompany, footerLegal } from '@/content/navigation';
import styles from './Footer.module.css';
import { FooterFindUs } from './FooterFindUs';
import { Logo } from './Logo';

type FooterRoute = (typeof footerCompany | typeof footerLegal)[number];

/** Claim, Company, Find us, and the bottom line (specification 5.13, 5.14, 5.15). */
export function Footer() {
  const { t } = useTranslation('common');
  return (
    <footer className={`inverse ${styles.footer}`}>
      <div className={`container ${styles.inner}`}>
        <div className={`grid ${styles.columns}`}>
          <div className={styles.claim}>
            <Logo />
            <p>{t('footer.claim')}</p>
          </div>
          <nav className={styles.company} aria-labelledby="footer-company">
            <h2 id="footer-company">{t('footer.company')}</h2>
            <RouteList routes={footerCompany} />
          </nav>
          <FooterFindUs />
        </div>
        <div className={`small ${styles.bottom}`}>
          <span>{t('footer.copyright', { year: company.copyrightYear, legalName: company.legalName })}</span>
          <nav aria-label={t('footer.legal')}>
            <RouteList routes={footerLegal} />
          </nav>
        </div>
      </div>
    </footer>
  );
}

function RouteList({ routes }: { routes: readonly FooterRoute[] }) {
  const { t } = useTranslation('common');
  return (
    <ul>
      {routes.map((route) => (
        <li key={route}>
          <LocalizedLink to={route}>{t(`nav.${route}`)}</LocalizedLink>
        </li>
      ))}
    </ul>
  );
}
