import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { contentTypes } from '@/content/headers';
import type { OldPaths } from '@/lib/routing/oldPaths';
import type { Policies } from '@/lib/security/policies';
import { PostbuildFailure, writeInto } from '../files';
import { caddyfile } from './caddyfile';
import { nginxHeaders, nginxMaps, nginxSite } from './nginx';
import { staticHeaders, staticRedirects } from './staticHosts';

/**
 * Writes the configuration with which each kind of host answers like the gateway, and the gateway's own data
 * (specification 36.1).
 *
 * @param site absolute path of the finished site, for hosts that read rules from it
 * @param root absolute path of the folder with `hosting/`, for one's own servers
 * @param policies of this export
 * @param old its old paths
 * @throws PostbuildFailure when the site contains a file of unknown type
 */
export async function writeHostFiles(
  site: string,
  root: string,
  policies: Policies,
  old: OldPaths,
): Promise<void> {
  await checkTypes(site);
  const files = {
    'hosting/policies.json': `${JSON.stringify(policies, null, 2)}\n`,
    'hosting/redirects.json': `${JSON.stringify(old, null, 2)}\n`,
    'hosting/Caddyfile': caddyfile(policies),
    'hosting/nginx/maps.conf': nginxMaps(policies),
    'hosting/nginx/headers.conf': nginxHeaders(),
    'hosting/nginx/site.conf': nginxSite(),
  };
  for (const [file, content] of Object.entries(files)) await writeInto(path.join(root, file), content);
  await writeInto(path.join(site, '_headers'), staticHeaders(policies));
  await writeInto(path.join(site, '_redirects'), staticRedirects(old));
}

/** With `nosniff`, browsers reject scripts and styles of an unknown type. */
async function checkTypes(site: string): Promise<void> {
  for (const name of await readdir(site, { recursive: true })) {
    const ending = path.extname(name);
    if (ending !== '' && !(ending in contentTypes) && !path.basename(name).startsWith('.'))
      throw new PostbuildFailure(`out/${name}`, `add the type of ${ending} to content/headers.ts`);
  }
}
