import type { Hydrate } from '@/lib/islands/hydrate';
import { hideLoading } from './loadingNotice';
import { whenPainted } from './painted';
import { giveUp } from './readiness';

/** Brings a module of `components/islands/`. */
type Load = (url: string) => Promise<{ hydrate: Hydrate }>;

/**
 * Has React hydrate the islands of the page (lib/islands/island.tsx) once it has loaded. The scripts of the first one, React
 * among them, are fetched from the first paint on, with islands that need hardly more; those of the others when they have
 * come, so that a form does not hold up the tabs above it. Each island takes a task of its own, so that no finger meets a long one. `<html data-hydrated>`
 * says that all of them react.
 */
export function hydrateIslands(load: Load = (url) => import(url)): void {
  for (const island of islandsOf('parsed')) hydrate(island, load).catch(hideLoading);
  for (const island of islandsOf('reached')) hydrateWhenReached(island, load);
  whenPainted(() => preload(comingFirst(islandsOf('loaded'))));
  const loaded = () => {
    const painted = () => hydrateAll(islandsOf('loaded'), load).catch(giveUp);
    // Another frame, as the largest picture may still be decoded.
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
    await new Promise((resolve) => setTimeout(resolve)); // a task for each, between which a finger is heard
    await hydrate(island, load, index === 0 ? fetchOthers : undefined);
  }
  const { classList, dataset } = document.documentElement;
  dataset.hydrated = '';
  classList.add('js'); // where it was given up
}

/** By the focus or a mouse: a finger that reaches something uses it at once, and finds what works without a script. */
function hydrateWhenReached(island: HTMLElement, load: Load): void {
  const reached = new AbortController();
  const reach = (event: Event) => {
    if ('pointerType' in event && event.pointerType === 'touch') return;
    reached.abort();
    preload([island]);
    hydrate(island, load).catch(() => {}); // what it does without scripts it still does
  };
  for (const sign of ['pointerover', 'focusin'])
    island.addEventListener(sign, reach, { passive: true, signal: reached.signal });
}

async function hydrate(island: HTMLElement, load: Load, arrived?: () => void): Promise<void> {
  const [entry = ''] = scriptsOf(island);
  const module = await load(entry);
  arrived?.();
  await module.hydrate(island);
  island.dataset.hydrated = ''; // what was done to it before is done again (lib/boot/replay.ts)
}

/** @returns the module that hydrates an island, and what that imports (lib/islands/scripts.ts) */
const scriptsOf = ({ dataset }: HTMLElement) => (dataset.island ?? '').split(' ');

/** @returns the first of the islands, and those that need a module of their own besides, but nothing else that it does not */
function comingFirst([first, ...others]: readonly HTMLElement[]): HTMLElement[] {
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

/** Fetches what islands import at once, not one after the other; pictures of the first viewport come before. */
function preload(islands: readonly HTMLElement[]): void {
  for (const url of new Set(islands.flatMap(scriptsOf))) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    link.fetchPriority = 'low';
    document.head.append(link);
  }
}
