import { whenIdle } from './idle';

/** Who comes from elsewhere, to the top of the page; whoever comes back is taken to where they were. */
const arrivals = ['navigate', 'prerender'];

/** What needs the whole page as it is: a link to a part of it, a key that scrolls, paper. */
const hurries = ['pointerdown', 'keydown', 'click', 'beforeprint'] as const;

/** Higher than sections are on a phone, so that of those below the first window one at most counts as near. */
const guess = '2000px';

const phones = '(max-width:899px)';

/** How long a loaded page waits for its first paint, in milliseconds: some that read pages do not paint them. */
const patience = 1_000;

/**
 * Lets a phone lay out what its first window shows, first. The parts of the page below it are left out until that is
 * painted; then they are laid out when they come near and, once the page has loaded, one after the other whenever
 * nothing else is to do; at once when somebody begins to use the page. It halves the work before the first paint, and
 * pictures and typefaces of later parts do not compete with those of the first (docs/performance.md). Larger windows
 * belong to faster machines, and show more at once.
 */
export function unfoldByAndBy(): void {
  if (!('adoptedStyleSheets' in document) || location.hash !== '' || !isArrival()) return;
  const folds = new CSSStyleSheet();
  let unfolded = 1;
  let painted = false;
  const fold = () => folds.replaceSync(rule(unfolded, painted ? whenNear : leftOut));
  fold();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, folds];

  const done = new AbortController();
  const { signal } = done;
  const unfoldAll = () => {
    done.abort();
    folds.replaceSync('');
  };
  const unfoldOne = () => {
    unfolded += 1;
    fold();
  };
  // Before each frame, as a page may be painted before all of it has come: what is seen must not move later.
  const fillWindow = () => {
    if (signal.aborted || painted || !window.matchMedia(phones).matches) return;
    while (unfolded < parts().length && ends(unfolded) < window.innerHeight) unfoldOne();
    requestAnimationFrame(fillWindow);
  };
  const unfoldNear = () => {
    painted = true;
    if (!signal.aborted) fold();
  };
  const unfoldNext = () => {
    if (signal.aborted) return;
    if (unfolded >= parts().length) return unfoldAll();
    unfoldOne();
    whenIdle(unfoldNext);
  };
  for (const hurry of hurries)
    window.addEventListener(hurry, unfoldAll, { capture: true, passive: true, signal });
  requestAnimationFrame(fillWindow);
  const near = firstPaint().then(unfoldNear);
  window.addEventListener('load', () => near.then(() => whenIdle(unfoldNext)), { signal });
}

/** The first paint, or a second after the page has loaded. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    window.addEventListener('load', () => setTimeout(resolve, patience));
  });
}

/** The parts of a page are what its `main` holds, and then the footer. */
const parts = () => document.querySelector('main')?.children ?? [];

/** Where the last of so many parts ends, in pixels from the window's top. */
const ends = (count: number) => parts()[count - 1]?.getBoundingClientRect().bottom ?? 0;

// Chromium counts content as moved that has been laid out as `content-visibility: hidden` and is shown then.
const leftOut = 'display:none!important';
const whenNear = `content-visibility:auto;contain-intrinsic-height:auto ${guess}`;

const rule = (unfolded: number, others: string) =>
  `@media${phones}{main>:nth-child(n+${unfolded + 1}),main~footer{${others}}}`;

function isArrival(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrivals.includes(navigation?.type ?? '');
}
