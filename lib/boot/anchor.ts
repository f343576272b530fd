import { wasRestored } from './deferBelowFold';

/**
 * Shows the section named by the URL's hash before the whole page has arrived; browsers (and `:target`) wait
 * for that. `<html data-anchor>` says that there is one, until the page is parsed. Then the part that
 * contains it (`data-part`) and the tab or link to that part get `data-named`, by which CSS chooses until
 * hydration. The page scrolls to the section, and a disclosure of that name opens.
 */
export function noteAnchor(): void {
  const { dataset } = document.documentElement;
  if (anchorOfUrl()) dataset.anchor = '';
  window.addEventListener('hashchange', () => {
    markPart(place());
    openPlace();
  });
  const restored = wasRestored(); // the browser then restores the scroll position
  document.addEventListener(
    'readystatechange',
    () => {
      markPart(place());
      delete dataset.anchor;
      openPlace();
      if (!restored) requestAnimationFrame(() => place()?.scrollIntoView());
    },
    { once: true },
  );
}

/** Marks the part of the page that contains an element, and the links to that part. */
export function markPart(element: Element | null): void {
  const part = element?.closest<HTMLElement>('[data-part]')?.dataset.part;
  if (!part) return;
  for (const named of document.querySelectorAll('[data-named]')) named.removeAttribute('data-named');
  const marked = `[data-part="${part}"], [aria-controls="${part}"], [href="#${part}"]`;
  for (const named of document.querySelectorAll(marked)) named.setAttribute('data-named', '');
}

const place = () => document.getElementById(anchorOfUrl());

function openPlace(): void {
  const named = place();
  if (named instanceof HTMLDetailsElement) named.open = true;
}

const anchorOfUrl = () => window.location.hash.slice(1);
