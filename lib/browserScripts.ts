import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The browser scripts, as bundled by `scripts/browser.ts`. */
export interface BrowserScripts {
  /** The text of the boot script of pages with islands (lib/boot/index.ts). */
  readonly boot: string;
  /** The text of the boot script of all other pages (lib/boot/static.ts). */
  readonly staticBoot: string;
  /** The URL of the page script (lib/boot/pageScript.ts). */
  readonly page: string;
  /** By island name: the URL of the module that hydrates it, then the URLs of its imports. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

/** Relative to the project. Next.js empties `.next/` at the start of a build, except for `cache/`. */
export const scriptsFile = '.next/cache/scripts.json';

/**
 * For the server only. Read when pages are rendered, and after the build.
 *
 * @param root the project's folder
 * @throws when the scripts have not been bundled
 */
export function readBrowserScripts(root = process.cwd()): BrowserScripts {
  try {
    return JSON.parse(readFileSync(path.join(root, scriptsFile), 'utf8'));
  } catch {
    throw new Error(`${scriptsFile}: is missing; run \`npx tsx scripts/browser.ts\`, or \`npm run build\``);
  }
}
