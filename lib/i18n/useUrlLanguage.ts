import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { hideLoading } from '@/lib/boot/loadingNotice';
import { localeOfPath } from '@/lib/routing/locale';

/**
 * For the not-found page: some hosts answer an unknown German URL with the
 * English file. The German catalogue is then fetched at run time and the page
 * changes its language; if no catalogue can be had, the page stays as it came.
 */
export function useUrlLanguage(): void {
  const { i18n } = useTranslation('common');
  const tried = useRef(false);
  useEffect(() => {
    // Once: each change of language makes a new `i18n`, a failed one too.
    if (tried.current) return;
    tried.current = true;
    const locale = localeOfPath(window.location.pathname);
    const came = document.documentElement.lang;
    if (came === locale) return;
    const change = async () => {
      await i18n.changeLanguage(locale);
      if (i18n.hasResourceBundle(locale, 'common')) document.documentElement.lang = locale;
      else await i18n.changeLanguage(came);
    };
    void change().finally(hideLoading);
  }, [i18n]);
}
