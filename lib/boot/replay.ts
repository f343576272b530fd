/** What only an island answers: buttons that neither send a form nor open what is native. */
const lateButtons = 'main button[type="button"]:not([popovertarget])';
const keysOfTabs = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * Keeps what was done on the page before its islands were hydrated, and does it again once they
 * are: clicks on buttons, and the keys that move between tabs. Links, disclosures and
 * fields need no such help.
 */
export function keepEarlyUse(): void {
  const early: (() => void)[] = [];
  const keep = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(lateButtons) : null;
    if (!target) return;
    if (!(event instanceof KeyboardEvent)) early.push(() => target.click());
    else if (target.role === 'tab' && keysOfTabs.includes(event.key)) {
      event.preventDefault(); // End would scroll the page away
      const { key } = event;
      early.push(() =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      );
    }
  };
  document.addEventListener('click', keep);
  document.addEventListener('keydown', keep);
  // See lib/boot/islands.ts.
  const hydrated = new MutationObserver(() => {
    hydrated.disconnect();
    document.removeEventListener('click', keep);
    document.removeEventListener('keydown', keep);
    for (const repeat of early) repeat();
  });
  hydrated.observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
}
