import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOfPhotos } from '@/content/photos';
import { adminAssets } from './admin/assets';
import { hostedEditor, services } from './hosted';

// `npm run edit:build -- github owner/repository main`: the editor as files for a host of its own.

const folder = 'var/editor';
const [service = '', repository = '', branch = 'main'] = process.argv.slice(2);
const known = services[service];
if (!known || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(repository)) {
  console.error(
    `Say where the site's files are: npm run edit:build -- ${Object.keys(services).join('|')} owner/repository [branch]`,
  );
  process.exit(1);
}

const { config, policy } = hostedEditor(process.cwd(), service, repository, branch);
rmSync(folder, { recursive: true, force: true });
const assets = await adminAssets({ config, photos: filesOfPhotos() });
for (const [path, { content }] of assets) {
  const file = join(folder, path === '/' ? 'index.html' : path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
// As Netlify and Cloudflare read it; other hosts are told the same line.
writeFileSync(
  join(folder, '_headers'),
  `/*\n  Content-Security-Policy: ${policy}\n  Referrer-Policy: no-referrer\n  X-Content-Type-Options: nosniff\n  X-Robots-Tag: noindex\n`,
);
console.log(`The editor for ${repository} is in ${folder}/; its policy is in ${folder}/_headers.`);
