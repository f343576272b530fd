import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOfPhotos } from '@/content/photos';
import { adminAssets } from './admin/assets';
import { hostedEditor, services } from './hosted';

// `npm run edit:build -- github owner/repository main`: the editor as files for a host of its own.

const [service = '', repository = '', branch = 'main', folder = 'var/editor'] = process.argv.slice(2);
const known = services[service];
if (!known || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(repository)) {
  console.error(
    `Say where the site's files are: npm run edit:build -- ${Object.keys(services).join('|')} owner/repository [branch [folder]]`,
  );
  process.exit(1);
}

const { configs, policy } = hostedEditor(process.cwd(), service, repository, branch);
rmSync(folder, { recursive: true, force: true });
const assets = await adminAssets({ configs, photos: filesOfPhotos() });
for (const [path, { content }] of assets) {
  const file = join(folder, path === '/' ? 'index.html' : path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
// As Netlify and Cloudflare read it; for other hosts the same line is printed.
writeFileSync(
  join(folder, '_headers'),
  `/*\n  Content-Security-Policy: ${policy}\n  Referrer-Policy: no-referrer\n  X-Content-Type-Options: nosniff\n  X-Robots-Tag: noindex\n`,
);
console.log(`The editor for ${repository} is in ${folder}/. What is left to do:
- serve that folder over HTTPS, on a host of its own, with the headers of ${folder}/_headers;
- give each editor a token that may write to the contents of ${repository} and to nothing else;
- let CI run "npm run content:check" for every pull request to ${branch}, and require it, as no bar says here what is wrong;
- tell editors that a photo is committed unchanged, so it must be exported without its location, which the check refuses, and that
  the file which says what it shows is <name>.json, such as {"en": "A hill", "de": "Ein Hügel"}; its form is under Photos from then on;
- run this command again when a key or a field is new.`);
