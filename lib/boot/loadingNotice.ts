import { defaultLocale } from '@/content/locales';
import { localeOfPath } from '@/lib/routing/locale';

// Longer than all retries take (lib/i18n/catalogueBackend.ts): 350 ms, doubled four times, in all 10.85 s.
const patience = 15_000;

/**
 * Shows "Loading...", alone and as plain text (specification 4.15), while
 * the page is being replaced or its catalogue is on the way. The notice stands
 * beside `<body>`, which may not exist yet, and CSS hides the body.
 */
export function showLoading(): void {
  const root = document.documentElement;
  if (root.classList.contains('loading')) return;
  root.classList.add('loading');
  const notice = document.createElement('p');
  notice.id = 'loading';
  notice.setAttribute('role', 'status');
  notice.lang = 'en'; // whatever the page is in that it stands for
  notice.textContent = 'Loading...';
  root.append(notice);
}

/** Brings the page back. */
export function hideLoading(): void {
  document.documentElement.classList.remove('loading');
  document.getElementById('loading')?.remove();
}

/**
 * A host that knows one `404.html` only serves the English one for an unknown
 * German address. The page then fetches the German catalogue at run time
 * (specification 2.24); until it is there, only "Loading..." shows. A
 * host that never answers keeps nobody waiting: the page then shows as it came.
 */
export function awaitCatalogue(): void {
  if (!lacksCatalogue()) return;
  showLoading();
  window.setTimeout(hideLoading, patience);
}

/**
 * @returns whether the page came in the default language for a URL of another one, so that its catalogue has to be fetched
 *   (components/islands/notFound.ts). The other way round it is a copy of a page, on a disk or in an archive.
 */
export function lacksCatalogue(): boolean {
  const { lang } = document.documentElement;
  return lang === defaultLocale && localeOfPath(window.location.pathname) !== defaultLocale;
}
