/** Buttons that only work when hydrated: those that neither submit a form nor open a popover. */
const lateButtons = 'main button[type="button"]:not([popovertarget])';
const keysOfTabs = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Whether an element already responds (lib/boot/islands.ts). */
const isLive = (element: Element) => {
  const root = document.documentElement;
  const island = element.closest<HTMLElement>('[data-island]') ?? root;
  return island.dataset.hydrated !== undefined || root.dataset.hydrated !== undefined;
};

/** With these the key is a browser shortcut, such as Alt+ArrowLeft for Back; `TabSet` ignores it, too. */
const hasModifier = (event: KeyboardEvent) => event.altKey || event.ctrlKey || event.metaKey;

/**
 * Records input to an island before hydration and replays it afterwards: clicks on buttons, and keys that
 * move between tabs. Links, disclosures and fields do not need this.
 */
export function queueEarlyInput(): void {
  let early: { target: Element; repeat: () => void }[] = [];
  const keep = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(lateButtons) : null;
    if (!target || isLive(target)) return;
    if (!(event instanceof KeyboardEvent)) early.push({ target, repeat: () => target.click() });
    else if (target.role === 'tab' && keysOfTabs.includes(event.key) && !hasModifier(event)) {
      event.preventDefault(); // End would scroll the page
      const { key } = event;
      const repeat = () =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      early.push({ target, repeat });
    }
  };
  document.addEventListener('click', keep);
  document.addEventListener('keydown', keep);
  const hydrated = new MutationObserver(() => {
    const ready = early.filter(({ target }) => isLive(target));
    early = early.filter(({ target }) => !isLive(target));
    for (const { repeat } of ready) repeat();
    if (document.documentElement.dataset.hydrated === undefined) return;
    hydrated.disconnect();
    document.removeEventListener('click', keep);
    document.removeEventListener('keydown', keep);
  });
  hydrated.observe(document.documentElement, { attributeFilter: ['data-hydrated'], subtree: true });
}
