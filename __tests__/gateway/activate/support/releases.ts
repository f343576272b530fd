import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashedFilesIn, listFile, listOf } from '@/lib/release';
import type { Policies } from '@/lib/security/policies';
import { caddyfile } from '@/scripts/postbuild/hosts/caddyfile';
import { nginxSite } from '@/scripts/postbuild/hosts/nginx';

const policies: Policies = { policy: "default-src 'none'", styles: {} };

/**
 * Puts a small release into a folder.
 *
 * @param name of its folder
 * @param built when it was built
 * @param scripts the names of its scripts; each holds its name
 * @returns its absolute path
 */
export function makeRelease(folder: string, name: string, built: string, scripts: readonly string[]): string {
  const release = path.join(folder, name);
  const files = {
    'hosting/policies.json': JSON.stringify(policies),
    'hosting/redirects.json': '{}',
    'hosting/Caddyfile': caddyfile(policies),
    'hosting/nginx/site.conf': nginxSite(),
    'out/index.html': name,
    ...Object.fromEntries(scripts.map((script) => [`out/scripts/${script}`, script])),
  };
  for (const [file, content] of Object.entries(files)) write(path.join(release, file), content);
  write(path.join(release, listFile), JSON.stringify(listOf(path.join(release, 'out'), built)));
  return release;
}

export function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** @returns the names of the scripts in a folder such as `out/`, each of which must be whole */
export function scriptsIn(out: string): string[] {
  return hashedFilesIn(out)
    .map((file) => {
      const name = path.basename(file);
      expect(readFileSync(path.join(out, file), 'utf8')).toBe(name);
      return name;
    })
    .sort();
}

/** @returns the sorted names of everything in a folder; none if it is missing */
export const foldersIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);
