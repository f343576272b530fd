import type { Hydrate } from '@/lib/islands/hydrate';
import { hideLoading } from './loadingNotice';
import { whenPainted } from './painted';
import { fallBackToNoScript } from './readiness';

/** Imports a module of `components/islands/`. */
type Load = (url: string) => Promise<{ hydrate: Hydrate }>;

/**
 * Hydrates the islands of the page (lib/islands/island.tsx) after it has loaded. From the first paint on it
 * fetches the scripts of the first island, React included, with islands that need little more. The others
 * follow, so that a form does not delay the tabs above it. Each island hydrates in its own task, to keep
 * tasks short for input. `<html data-hydrated>` says that all of them are hydrated.
 */
export function hydrateIslands(load: Load = (url) => import(url)): void {
  for (const island of islandsOf('parsed')) hydrate(island, load).catch(hideLoading);
  for (const island of islandsOf('reached')) hydrateWhenReached(island, load);
  whenPainted(() => preload(eagerIslands(islandsOf('loaded'))));
  const loaded = () => {
    const painted = () => hydrateAll(islandsOf('loaded'), load).catch(fallBackToNoScript);
    // Another frame, as the largest picture may still be decoding.
    whenPainted(() => (document.hidden ? painted() : requestAnimationFrame(() => setTimeout(painted))));
  };
  window.addEventListener('load', loaded, { once: true });
}

const islandsOf = (when: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-island][data-when=${when}]`),
];

async function hydrateAll(islands: readonly HTMLElement[], load: Load): Promise<void> {
  const fetchOthers = () => preload(islands.slice(1));
  for (const [index, island] of islands.entries()) {
    await new Promise((resolve) => setTimeout(resolve)); // one task each, so that input is handled in between
    await hydrate(island, load, index === 0 ? fetchOthers : undefined);
  }
  const { classList, dataset } = document.documentElement;
  dataset.hydrated = '';
  classList.add('js'); // in case `fallBackToNoScript` removed it
}

/** On focus or mouse only: a tap acts at once, and uses the version that works without scripts. */
function hydrateWhenReached(island: HTMLElement, load: Load): void {
  const reached = new AbortController();
  const reach = (event: Event) => {
    if ('pointerType' in event && event.pointerType === 'touch') return;
    reached.abort();
    preload([island]);
    hydrate(island, load).catch(() => {}); // the island still works as without scripts
  };
  for (const sign of ['pointerover', 'focusin'])
    island.addEventListener(sign, reach, { passive: true, signal: reached.signal });
}

async function hydrate(island: HTMLElement, load: Load, arrived?: () => void): Promise<void> {
  const [entry = ''] = scriptsOf(island);
  const module = await load(entry);
  arrived?.();
  await module.hydrate(island);
  island.dataset.hydrated = ''; // replays earlier input (lib/boot/replay.ts)
}

/** @returns the module that hydrates an island, and its imports (lib/islands/scripts.ts) */
const scriptsOf = ({ dataset }: HTMLElement) => (dataset.island ?? '').split(' ');

/** @returns the first island, and those that need only their own module in addition */
function eagerIslands([first, ...others]: readonly HTMLElement[]): HTMLElement[] {
  if (!first) return [];
  const shared = new Set(scriptsOf(first));
  return [
    first,
    ...others.filter((island) =>
      scriptsOf(island)
        .slice(1)
        .every((url) => shared.has(url)),
    ),
  ];
}

/** Fetches the imports of islands in parallel; pictures of the first viewport come before. */
function preload(islands: readonly HTMLElement[]): void {
  for (const url of new Set(islands.flatMap(scriptsOf))) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    link.fetchPriority = 'low';
    document.head.append(link);
  }
}
