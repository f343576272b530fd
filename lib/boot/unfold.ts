import { whenIdle } from './idle';

/** Who comes from elsewhere, to the top of the page; whoever comes back is taken to where they were. */
const arrivals = ['navigate', 'prerender'];

/** What needs the whole page as it is: a link to a part of it, a key that scrolls, paper. */
const hurries = ['pointerdown', 'keydown', 'click', 'beforeprint'] as const;

/** Higher than sections are on a phone, so that of those below the first window one at most counts as near. */
const guess = '2000px';

/**
 * Lets a phone lay out what its first window shows, first. The parts of the page below it are laid out when they come
 * near and, once the page has loaded, one after the other whenever nothing else is to do; at once when somebody begins
 * to use the page. It halves the work before the first paint, and pictures and typefaces of later parts do not compete
 * with those of the first (docs/performance.md). Larger windows belong to faster machines, and show more at once.
 */
export function unfoldByAndBy(): void {
  if (!('adoptedStyleSheets' in document) || location.hash !== '' || !isArrival()) return;
  const folds = new CSSStyleSheet();
  let unfolded = 1;
  const fold = () => folds.replaceSync(rule(unfolded));
  fold();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, folds];

  const done = new AbortController();
  const unfoldAll = () => {
    done.abort();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== folds);
  };
  const unfoldNext = () => {
    if (done.signal.aborted) return;
    unfolded += 1;
    if (unfolded > parts()) return unfoldAll();
    fold();
    whenIdle(unfoldNext);
  };
  for (const hurry of hurries)
    window.addEventListener(hurry, unfoldAll, { capture: true, passive: true, signal: done.signal });
  window.addEventListener('load', () => whenIdle(unfoldNext), { signal: done.signal });
}

/** The parts of a page are what its `main` holds, and then the footer. */
const parts = () => document.querySelector('main')?.childElementCount ?? 0;

const rule = (unfolded: number) =>
  `@media(max-width:899px){main>:nth-child(n+${unfolded + 1}),main~footer{content-visibility:auto;contain-intrinsic-height:auto ${guess}}}`;

function isArrival(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrivals.includes(navigation?.type ?? '');
}
