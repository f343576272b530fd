import { defaultLocale } from '@/content/locales';
import { localeOfPath } from '@/lib/routing/locale';

// Longer than all retries take (lib/i18n/catalogueBackend.ts): 350 ms, doubled four times, 10.85 s in all.
const patience = 15_000;

/**
 * Shows only "Loading...", as plain text (specification 4.15), while the page is being replaced or its
 * catalogue is loading. The notice is a sibling of `<body>`, which may not exist yet and which CSS hides.
 */
export function showLoading(): void {
  const root = document.documentElement;
  if (root.classList.contains('loading')) return;
  root.classList.add('loading');
  const notice = document.createElement('p');
  notice.id = 'loading';
  notice.setAttribute('role', 'status');
  notice.lang = 'en'; // whatever the page's language
  notice.textContent = 'Loading...';
  root.append(notice);
}

/** Shows the page again. */
export function hideLoading(): void {
  document.documentElement.classList.remove('loading');
  document.getElementById('loading')?.remove();
}

/**
 * Some hosts know only one `404.html` and serve the English one for an unknown German address. The page then
 * fetches the German catalogue at run time (specification 2.24) and shows only "Loading..." until it has
 * arrived. If the host does not answer in time, the page shows as it came.
 */
export function awaitCatalogue(): void {
  if (!lacksCatalogue()) return;
  showLoading();
  window.setTimeout(hideLoading, patience);
}

/**
 * @returns whether the page came in the default language for a URL of another one, so that its catalogue has
 *   to be fetched (components/islands/notFound.ts). The opposite case is a copy of a page, on a disk or in an
 *   archive.
 */
export function lacksCatalogue(): boolean {
  const { lang } = document.documentElement;
  return lang === defaultLocale && localeOfPath(window.location.pathname) !== defaultLocale;
}
