import { localeOfPath } from '@/lib/routing/locale';
import { hideLoading, showLoading } from './loadingNotice';

// Longer than all retries take (lib/i18n/catalogueBackend.ts): 350 ms, doubled four times, in all 10.85 s.
const patience = 15_000;

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

/** @returns whether the page came in another language than its address says, so that the framework has to fetch its words */
export function lacksCatalogue(): boolean {
  return document.documentElement.lang !== localeOfPath(window.location.pathname);
}
