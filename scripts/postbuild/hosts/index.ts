import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { contentTypes } from '@/content/headers';
import type { Policies } from '@/lib/security/policies';
import { PostbuildFailure } from '../failure';
import { writeInto } from '../files';
import { caddyfile } from './caddyfile';
import { nginxHeaders, nginxMaps, nginxSite } from './nginx';
import { nginxConf } from './nginxConf';
import { staticHeaders } from './staticHeaders';
import { staticRedirects } from './staticRedirects';

export interface HostFolders {
  /** The exported site: hosts that read their rules from it find them there. */
  readonly out: string;
  /** Takes what servers of one's own read. */
  readonly hosting: string;
}

/**
 * Writes what each kind of host needs to answer as the gateway does, and what the gateway itself reads (specification 36.1).
 *
 * @param folders absolute paths
 * @param policies of this export
 * @throws PostbuildFailure when the site holds a file whose type is not known
 */
export async function writeHostFiles({ out, hosting }: HostFolders, policies: Policies): Promise<void> {
  await checkTypes(out);
  await writeInto(path.join(hosting, 'policies.json'), `${JSON.stringify(policies, null, 2)}\n`);
  await writeInto(path.join(hosting, 'Caddyfile'), caddyfile(policies));
  await writeInto(path.join(hosting, 'nginx.conf'), nginxConf());
  await writeInto(path.join(hosting, 'nginx/maps.conf'), nginxMaps(policies));
  await writeInto(path.join(hosting, 'nginx/headers.conf'), nginxHeaders());
  await writeInto(path.join(hosting, 'nginx/site.conf'), nginxSite());
  await writeInto(path.join(out, '_headers'), staticHeaders(policies));
  await writeInto(path.join(out, '_redirects'), staticRedirects());
}

/** With `nosniff`, browsers refuse scripts and styles of an unknown type. */
async function checkTypes(out: string): Promise<void> {
  for (const name of await readdir(out, { recursive: true })) {
    const ending = path.extname(name);
    if (ending !== '' && !(ending in contentTypes) && !path.basename(name).startsWith('.'))
      throw new PostbuildFailure(`out/${name}`, `add the type of ${ending} to content/headers.ts`);
  }
}
