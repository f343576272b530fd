import { hideLoading } from './loadingNotice';

/** In milliseconds: long enough for a slow phone. */
const patience = 10_000;

/**
 * Marks `<html class="js">` before the first paint. CSS then shows slides, tabs and accordions closed, so
 * nothing jumps when their scripts arrive.
 */
export function markScripted(): void {
  const { classList, dataset } = document.documentElement;
  classList.add('js');
  delete dataset.hydrated; // a saved copy has it
}

/**
 * Opens everything when a script fails to load, or when islands are not hydrated ten seconds after the page
 * has loaded.
 */
export function watchScripts(): void {
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) fallBackToNoScript();
  };
  window.addEventListener('error', failed, true); // script errors do not bubble
  window.addEventListener('load', () => setTimeout(fallBackToNoScript, patience));
}

/**
 * The scripts did not arrive: removes the class, so that all content is readable again, including parts that
 * were closed in a saved copy.
 */
export function fallBackToNoScript(): void {
  const root = document.documentElement;
  if (root.dataset.hydrated !== undefined) return;
  root.classList.remove('js');
  for (const closed of document.querySelectorAll('[hidden="until-found"]')) closed.removeAttribute('hidden');
  hideLoading();
}
