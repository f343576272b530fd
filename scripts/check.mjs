import { spawnSync } from 'node:child_process';

// `npm run check`: runs every step, also after one has failed, and names those that failed at the end.

const steps = [
  'biome ci --error-on-warnings .',
  'npm run --silent check:styles',
  'npm run --silent content:check', // before tsc: it writes the types of the catalogues
  'tsc',
  'npm run --silent spelling',
  'knip',
];
const failed = steps.filter((step) => spawnSync(step, { shell: true, stdio: 'inherit' }).status !== 0);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join('; ')}`);
  process.exitCode = 1;
}
