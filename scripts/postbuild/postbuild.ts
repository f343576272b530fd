import { contentSecurityPolicy } from '@/content/headers';
import type { Policies } from '@/lib/security/policies';
import type { Inline } from './finishPage';
import { writeForMachines } from './forMachines';
import { writeHostFiles } from './hosts';
import { writeLocaleIndexes } from './localeIndex';
import { finishPages } from './pages';
import { precompress } from './precompress';
import { writeDefaultLocaleStubs } from './stubs';
import { takeOut } from './undeployed';

export interface Options {
  /** The exported site. */
  readonly out: string;
  /** Takes the pages that must not be deployed. */
  readonly aside: string;
  /** Takes what servers read: configuration, and the policies. */
  readonly hosting: string;
  /** Foreign origins that the forms are sent to. */
  readonly apiOrigins: readonly string[];
  /** Leaves out the compressed copies, which only a server needs. */
  readonly unpacked?: boolean;
}

/**
 * Finishes the export (docs/architecture.md, «The whole on one page»). The same export gives the same files.
 *
 * @param options with absolute paths
 * @returns one line that says what was done
 * @throws PostbuildFailure when the export lacks something
 */
export async function postbuild({ out, aside, hosting, apiOrigins, unpacked }: Options): Promise<string> {
  await writeLocaleIndexes(out);
  const pages = await finishPages(out);
  for (const page of await takeOut(out, aside)) pages.delete(page);
  await writeDefaultLocaleStubs(out);
  await writeForMachines(out);
  await writeHostFiles({ out, hosting }, policiesOf(pages, apiOrigins));
  const compressed = unpacked ? 'nothing compressed' : await precompress(out);
  return `postbuild: ${pages.size} pages finished; ${compressed}`;
}

/** @returns the policies of a site whose pages hold this inline; all pages share their few scripts */
function policiesOf(pages: ReadonlyMap<string, Inline>, apiOrigins: readonly string[]): Policies {
  const scripts = [...new Set([...pages.values()].flatMap((page) => page.scripts))].sort();
  const styles = [...pages].map(([file, page]) => [file, page.styles] as const);
  return { policy: contentSecurityPolicy({ apiOrigins, scripts }), styles: Object.fromEntries(styles) };
}
