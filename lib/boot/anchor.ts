import { wasRestored } from './arrival';

/**
 * Sees to the section that the URL's hash names, as browsers do so only once all
 * of the page has come (`:target` included). `<html data-anchor>` holds its name, so a section
 * that CSS chooses by it is right from the first paint; the page stands at it
 * from the first paint, too; and a disclosure of that name is open.
 */
export function noteAnchor(): void {
  const note = () => {
    document.documentElement.dataset.anchor = anchorOfUrl();
  };
  note();
  window.addEventListener('hashchange', () => {
    note();
    openPlace();
  });
  const restored = wasRestored(); // then the browser brings back the place where the visitor was
  document.addEventListener(
    'readystatechange',
    () => {
      openPlace();
      if (!restored) requestAnimationFrame(() => place()?.scrollIntoView());
    },
    { once: true },
  );
}

const place = () => document.getElementById(anchorOfUrl());

function openPlace(): void {
  const named = place();
  if (named instanceof HTMLDetailsElement) named.open = true;
}

const anchorOfUrl = () => window.location.hash.slice(1);
