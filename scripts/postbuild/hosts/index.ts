import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { contentTypes } from '@/content/headers';
import type { SiteHeaders } from '@/lib/security/siteHeaders';
import { PostbuildFailure } from '../failure';
import { writeInto } from '../files';
import { caddyfile } from './caddyfile';
import { nginxConf } from './nginxConf';
import { nginxMaps } from './nginxMaps';
import { nginxHeaders, nginxSite } from './nginxSite';
import { staticHeaders } from './staticHeaders';
import { staticRedirects } from './staticRedirects';

export interface HostFolders {
  /** The exported site: hosts that read their rules from it find them there. */
  readonly out: string;
  /** Takes the configuration of servers of one's own. */
  readonly hosting: string;
}

/**
 * Writes what other hosts need to answer as the gateway does (specification 36.1).
 *
 * @param folders absolute paths
 * @param headers as `siteHeaders` made them for this export
 * @returns how many files were written
 * @throws PostbuildFailure when the site holds a file whose type is not known
 */
export async function writeHostFiles({ out, hosting }: HostFolders, headers: SiteHeaders): Promise<number> {
  await checkTypes(out);
  const files: readonly (readonly [string, string])[] = [
    [path.join(out, '_headers'), staticHeaders(headers.withAllStyles)],
    [path.join(out, '_redirects'), staticRedirects()],
    [path.join(hosting, 'Caddyfile'), caddyfile(headers)],
    [path.join(hosting, 'nginx.conf'), nginxConf()],
    [path.join(hosting, 'nginx/maps.conf'), nginxMaps(headers)],
    [path.join(hosting, 'nginx/headers.conf'), nginxHeaders(headers.withoutStyles)],
    [path.join(hosting, 'nginx/site.conf'), nginxSite(headers.withoutStyles)],
  ];
  for (const [file, text] of files) await writeInto(file, text);
  return files.length;
}

/** With `nosniff`, browsers refuse scripts and styles of an unknown type. */
async function checkTypes(out: string): Promise<void> {
  for (const name of await readdir(out, { recursive: true })) {
    const ending = path.extname(name.replace(/\.(?:br|gz)$/, ''));
    if (ending !== '' && !(ending in contentTypes) && !path.basename(name).startsWith('.'))
      throw new PostbuildFailure(`out/${name}`, `add the type of ${ending} to content/headers.ts`);
  }
}
