import { localeOfPath } from '@/lib/routing/locale';
import { showLoading } from './loadingNotice';

/**
 * A host that knows one `404.html` only serves the English one for an unknown
 * German address. The page then fetches the German catalogue at run time
 * (decisions, «Not found»); until it is there, only "Loading..." shows.
 */
export function awaitCatalogue(): void {
  const { lang } = document.documentElement;
  if (lang !== localeOfPath(window.location.pathname)) showLoading();
}
