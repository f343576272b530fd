import { useTranslation } from 'next-i18next/pages';
import { localeNames, locales } from '@/content/locales';
import { routes } from '@/content/routes';
import type { PageId } from '@/lib/i18n/static';
import { useLocale } from '@/lib/i18n/useLocale';
import { localizedPath } from '@/lib/routing/locale';
import styles from './LanguageMenu.module.css';

interface Props {
  page: PageId;
}

/**
 * Leads to the same page in another language. A native disclosure with plain
 * links, so it works without a script and "open in a new tab" does too.
 */
export function LanguageMenu({ page }: Props) {
  const { t } = useTranslation('common');
  const current = useLocale();
  // A page outside the table, such as not-found, leads home.
  const route = routes.find(({ id }) => id === page);
  return (
    <details className={styles.menu} data-menu="">
      <summary>
        <span className="visually-hidden">{t('language.label')}: </span>
        {current.toUpperCase()}
      </summary>
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={localizedPath(route?.path ?? '/', locale)}
              lang={locale}
              hrefLang={locale}
              data-language={locale}
              data-same-page={route && ''}
              aria-current={locale === current ? 'true' : undefined}
            >
              <b aria-hidden="true">{locale.toUpperCase()}</b>
              {localeNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
