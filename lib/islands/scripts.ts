import { createContext, useContext } from 'react';
import type { BrowserScripts } from '@/lib/browserScripts';

/** The modules of `components/islands/`. */
export type IslandName =
  | 'carousel'
  | 'tabs'
  | 'showAll'
  | 'policies'
  | 'positions'
  | 'share'
  | 'contactForm'
  | 'shortForm'
  | 'applicationForm'
  | 'notFound';

/** The scripts of all islands, provided by `pages/_document.tsx` in a build. */
export const IslandScripts = createContext<BrowserScripts['islands'] | undefined>(undefined);

/**
 * @param name of a module in `components/islands/`
 * @returns the value of `data-island`: the URLs of the module and its imports, or the name where nothing is
 *   built
 * @throws when the build has no such module
 */
export function useIslandScripts(name: IslandName): string {
  const scripts = useContext(IslandScripts);
  if (!scripts) return name;
  const urls = scripts[name];
  if (!urls)
    throw new Error(`components/islands/${name}.ts: is missing; add the module that hydrates this island`);
  return urls.join(' ');
}
