import { keepLanguage } from './storedLanguage';

/**
 * Behaviour of the site header's menus beyond HTML. The menu sheet is a popover and the language menu a
 * `<details>`: both open, close and work by keyboard without this script.
 */
export function enhanceMenus(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link) followLink(link);
    if (!event.target.closest('[data-menu]')) closeDisclosures();
  });
  // The middle button opens a link in a new tab.
  document.addEventListener('auxclick', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) keepQueryAndHash(link);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeDisclosures(true);
  });
  document.addEventListener('focusin', (event) => {
    if (!(event.target instanceof Element)) return;
    if (!event.target.closest('[data-menu]')) closeDisclosures();
    // The sheet must not hide the focus (WCAG 2.2, 2.4.11).
    if (!event.target.closest('header')) closeSheet();
  });
  // Above the breakpoint the same element is the navigation bar, so it must not stay open as a popover.
  window.matchMedia('(width > 1250px)').addEventListener('change', closeSheet);
}

function followLink(link: HTMLAnchorElement): void {
  if (link.dataset.language) {
    keepLanguage(link.dataset.language);
    keepQueryAndHash(link);
    closeDisclosures();
  }
  if (link.closest('[popover]')) closeSheet();
}

/** Keeps the query and the hash when the language changes. */
function keepQueryAndHash(link: HTMLAnchorElement): void {
  if (link.dataset.samePage === undefined) return;
  link.search = window.location.search;
  link.hash = window.location.hash;
}

function closeSheet(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (sheet.matches(':popover-open')) sheet.hidePopover();
  }
}

function closeDisclosures(returnFocus = false): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (returnFocus && menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}
