import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What pictures depend on: letters and lines differ by a hair from one browser or system to another. */
export interface Machine {
  /** The browser's version, such as `156.0.7258.66`. */
  readonly browser: string;
  readonly platform: string;
  readonly arch: string;
}

/** @returns the name of the kind that a machine is of */
export const kindOf = ({ browser, platform, arch }: Machine): string =>
  `chromium-${browser.split('.')[0]}-${platform}-${arch}`;

/**
 * @param folder holds a folder of pictures for each kind
 * @returns where those of this kind lie
 * @throws with one plain sentence when there are none
 */
export function baselinesOf(kind: string, folder: string): string {
  const found = join(folder, kind);
  if (existsSync(found)) return found;
  const known = existsSync(folder) ? readdirSync(folder).join(', ') : '';
  throw new Error(
    `There are no pictures of this kind of machine, ${kind}${known && `, only of ${known}`}: make your own, from a state that you trust (such as main without your changes), with npm run visual -- --update.`,
  );
}
