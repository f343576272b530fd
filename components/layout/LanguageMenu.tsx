import { useTranslation } from 'next-i18next/pages';
import { localeNames, locales } from '@/content/locales';
import { useLocale } from '@/lib/i18n/useLocale';
import { localizedPath } from '@/lib/routing/locale';
import styles from './LanguageMenu.module.css';

interface Props {
  /** The page's path without a language prefix; if undefined, such as on not-found, the menu links to the home page. */
  path: string | null;
}

/**
 * Links to the same page in another language. A native disclosure with plain links, so it works without a script and "open in
 * a new tab" does too.
 */
export function LanguageMenu({ path }: Props) {
  const { t } = useTranslation('common');
  const current = useLocale();
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
              href={localizedPath(path ?? '/', locale)}
              lang={locale}
              hrefLang={locale}
              data-language={locale}
              data-same-page={path === null ? undefined : ''}
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
