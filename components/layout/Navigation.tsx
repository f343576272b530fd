import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { offices } from '@/content/company';
import { topBar } from '@/content/navigation';
import type { RouteId } from '@/content/routes';
import type { PageId } from '@/lib/i18n/static';
import { ancestors } from '@/lib/routing/ancestors';
import styles from './Navigation.module.css';

interface Props {
  page: PageId;
}

/**
 * The main navigation: one list, shown as a row in the top bar or, at 1250 px
 * and below, as a sheet. The sheet is a popover, so opening it, Escape, the
 * return of focus and closing by a click outside need no script.
 */
export function Navigation({ page }: Props) {
  const { t } = useTranslation('common');
  const current = (route: RouteId) =>
    route === page
      ? ({ 'aria-current': 'page' } as const)
      : ancestors(page).includes(route)
        ? ({ 'aria-current': true } as const)
        : {};
  return (
    <div id="navigation" popover="auto" className={styles.sheet}>
      <nav className="screen-only" aria-label={t('nav.label')}>
        <ul className={styles.list}>
          {/* The last link looks like a trail sign. Where the bar has room, only the site header shows it (Header.tsx). */}
          {topBar.map((route) => (
            <li key={route}>
              {route === 'contact' ? (
                <ButtonLink to={route} className={styles.contact} {...current(route)}>
                  {t(`nav.${route}`)}
                </ButtonLink>
              ) : (
                <LocalizedLink to={route} className={styles.link} {...current(route)}>
                  {t(`nav.${route}`)}
                </LocalizedLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={`small ${styles.foot}`}>
        <p>
          {offices.map((office) => (
            <span key={office.id}>
              {office.street}, {t(`offices.${office.id}.city`)}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
