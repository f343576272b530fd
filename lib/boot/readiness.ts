import { hideLoading } from './loadingNotice';

/** In milliseconds: long enough for a slow phone. */
const patience = 10_000;

/**
 * Marks `<html class="js">` before first paint: CSS then shows slides, tabs and
 * accordions in their closed state, so nothing jumps when the script behind
 * them arrives.
 */
export function markScripted(): void {
  const { classList, dataset } = document.documentElement;
  classList.add('js');
  delete dataset.hydrated; // a copy on a disk was saved with it
}

/** When a script fails to load, or islands are not hydrated ten seconds after the page has loaded, nothing stays closed. */
export function watchScripts(): void {
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) giveUp();
  };
  window.addEventListener('error', failed, true); // errors of scripts do not bubble
  window.addEventListener('load', () => setTimeout(giveUp, patience));
}

/** The scripts did not arrive: the class goes, and all content is readable again; in a saved copy, what was closed then, too. */
export function giveUp(): void {
  const root = document.documentElement;
  if (root.dataset.hydrated !== undefined) return;
  root.classList.remove('js');
  for (const closed of document.querySelectorAll('[hidden="until-found"]')) closed.removeAttribute('hidden');
  hideLoading();
}
