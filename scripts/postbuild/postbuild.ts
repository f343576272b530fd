import { dropScripts } from './dropScripts';
import { dropUnused } from './dropUnused';
import { writeFeeds } from './feeds';
import { writeForMachines } from './forMachines';
import { inlineFirstScript } from './inlineFirstScript';
import { inlineStyles } from './inlineStyles';
import { setFrameworkBack } from './lateFramework';
import { checkNotFoundPages, writeLocaleIndexes } from './localeIndex';
import { precompress } from './precompress';
import { setAside } from './setAside';
import { writeDefaultLocaleStubs } from './stubs';

export interface Options {
  /** The exported site. */
  readonly out: string;
  /** Takes the pages that must not be deployed. */
  readonly aside: string;
  /** Leaves out the compressed twins, which only a server needs. */
  readonly unpacked?: boolean;
}

/**
 * Finishes the export (docs/architecture.md, «The whole on one page»). The same export gives the same
 * files, and a second run changes nothing.
 *
 * @param options with absolute paths
 * @returns one line that says what was done
 * @throws PostbuildFailure when the export lacks a page
 */
export async function postbuild({ out, aside, unpacked }: Options): Promise<string> {
  await dropScripts(out);
  await setFrameworkBack(out);
  await inlineStyles(out);
  await inlineFirstScript(out);
  const indexes = await writeLocaleIndexes(out);
  await checkNotFoundPages(out);
  const stubs = await writeDefaultLocaleStubs(out);
  const feeds = await writeFeeds(out);
  await writeForMachines(out);
  const moved = await setAside(out, aside);
  await dropUnused(out);
  const done = [
    counted(indexes, 'language index', 'language indexes'),
    counted(stubs, 'stub', 'stubs'),
    counted(feeds, 'feed', 'feeds'),
    `${counted(moved, 'page', 'pages')} set aside`,
    unpacked ? 'nothing compressed' : compressed(await precompress(out)),
  ];
  return `postbuild: ${done.join('; ')}`;
}

function compressed({ files, before, after }: Awaited<ReturnType<typeof precompress>>): string {
  return `${counted(files, 'file', 'files')} compressed, ${kilobytes(before)} to ${kilobytes(after)}`;
}

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
