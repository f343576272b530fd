import { hideLoading } from './loadingNotice';

// Long enough for a slow phone to fetch and run the framework.
const patience = 10_000;

/**
 * Marks `<html class="js">` before first paint: CSS then shows slides, tabs and
 * accordions in their closed state, so nothing jumps when the script behind
 * them arrives.
 */
export function markScripted(): void {
  document.documentElement.classList.add('js');
}

/** If one of the framework's scripts fails to load, the class goes and all content is readable again. */
export function watchScripts(): void {
  window.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) giveUp();
    },
    true, // errors of scripts do not bubble
  );
}

/** The framework has been asked for: if it does not arrive after the page has loaded, the class goes, too. */
export function expectFramework(): void {
  const wait = () => setTimeout(giveUp, patience);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}

function giveUp(): void {
  const root = document.documentElement;
  const awaitsFramework = document.getElementById('framework') !== null;
  if (!awaitsFramework || root.dataset.hydrated !== undefined) return;
  root.classList.remove('js');
  hideLoading();
}
