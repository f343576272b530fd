/**
 * Sees to the part of the page that the address names, as browsers do so only
 * once all scripts have run. `<html data-anchor>` holds its name, so a section
 * that CSS chooses by it is right from the first paint; the page stands at it
 * from the first paint, too; and a disclosure of that name is open.
 */
export function noteAnchor(): void {
  const note = () => {
    document.documentElement.dataset.anchor = anchorOfAddress();
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

const place = () => document.getElementById(anchorOfAddress());

function openPlace(): void {
  const named = place();
  if (named instanceof HTMLDetailsElement) named.open = true;
}

const anchorOfAddress = () => window.location.hash.slice(1);

function wasRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
