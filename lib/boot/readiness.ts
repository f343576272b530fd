import { hideLoading } from './loadingNotice';

// Long enough for a slow phone to fetch and run the framework after the page has loaded.
const patience = 10_000;

/**
 * Marks `<html class="js">` before first paint: CSS then shows slides, tabs and
 * accordions in their closed state, so nothing jumps when the script behind
 * them arrives. If it fails to arrive, the class goes and all content is
 * readable again.
 */
export function markScripted(): void {
  const root = document.documentElement;
  root.classList.add('js');
  const giveUp = () => {
    const awaitsFramework = document.getElementById('framework') !== null;
    if (!awaitsFramework || root.dataset.hydrated !== undefined) return;
    root.classList.remove('js');
    hideLoading();
  };
  window.addEventListener('load', () => setTimeout(giveUp, patience));
  window.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) giveUp();
    },
    true, // errors of scripts do not bubble
  );
}
