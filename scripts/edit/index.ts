import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { filesOfPhotos } from '@/content/photos';
import { recordPublished } from '../content-check/published';
import { adminAssets } from './admin/assets';
import { policyOf } from './admin/policy';
import { configsOf } from './config';
import { portOf } from './ports';
import { newest } from './server/newest';
import { type Findings, serveEditor } from './server/server';

// `npm run edit`: forms for everything that editors change, in a browser, with the pages next to them.
// Arguments after `--` go to `next dev`.

const root = process.cwd();
const port = await portOf(process.env.EDIT_PORT).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const site = `http://127.0.0.1:${port + 1}`;
const token = randomBytes(24).toString('hex');

// The site shows saved content and, in the editor's frame, drafts.
const next = spawn(
  process.execPath,
  [
    'node_modules/next/dist/bin/next',
    'dev',
    '--hostname',
    '127.0.0.1',
    '--port',
    `${port + 1}`,
    ...process.argv.slice(2),
  ],
  {
    env: { ...process.env, NEXT_PUBLIC_EDITOR: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
next.once('exit', () => process.exit(1)); // it has printed the reason
process.on('exit', () => next.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());

// At this moment the files are usually those that are online.
recordPublished(root);
const assets = await adminAssets({
  configs: configsOf(root, { name: 'test-repo' }),
  photos: filesOfPhotos(),
  site,
});
// A check takes seconds of CPU time, so only one runs at a time.
const check = newest(runCheck);
await serveEditor({ root, port, token, assets, policy: policyOf([], [site], [site]), check });
console.log(`The editor: http://127.0.0.1:${port}/?token=${token}\nThe site:   ${site}`);

/** In its own process, as facts are read once per process. */
function runCheck(signal: AbortSignal): Promise<Findings> {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', 'scripts/content-check/index.ts'];
    execFile(process.execPath, args, { cwd: root, signal }, (_error, output, errors) => {
      const lines = (text: string, which: RegExp) => text.split('\n').filter((line) => which.test(line));
      resolve({
        mistakes: lines(errors, /^(?!\d+ to fix\.$)./),
        hints: lines(output, /^(?:content|public)\//),
      });
    });
  });
}
