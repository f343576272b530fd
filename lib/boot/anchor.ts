import { wasRestored } from './arrival';

/**
 * Shows the section that the URL's hash names, as browsers do so only once all of the page has come (`:target` included).
 * `<html data-anchor>` says that one is named, until the page is read; then the part of the page that holds it (`data-part`)
 * and the tab or link that leads to it have `data-named`, by which CSS chooses until the page is hydrated. The page is
 * scrolled to it, and a disclosure of that name is open.
 */
export function noteAnchor(): void {
  const { dataset } = document.documentElement;
  if (anchorOfUrl()) dataset.anchor = '';
  window.addEventListener('hashchange', () => {
    markPart(place());
    openPlace();
  });
  const restored = wasRestored(); // then the browser brings back the place where the visitor was
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

/** Marks the part of the page that holds an element, and what leads to that part. */
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
