import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/find';
import { command } from '../test/command';
import { baselinesOf, kindOf } from './baselines';

/*
 * `npm run visual` compares pictures of pages and states with the committed ones; `npm run visual -- --update`
 * takes them anew. Further arguments are Playwright's, such as `-g "contact form"`.
 */
const folder = join('visual', 'baselines');

const differs = `
Where a picture differs, test-results/visual/ holds it as expected, as it is and the difference. If the change
is meant: npm run visual -- --update, then look at the pictures before you commit them.`;

async function run(args: readonly string[]): Promise<boolean> {
  const update = args.includes('--update');
  const others = args.filter((argument) => argument !== '--update');
  if (!existsSync(join('out', 'index.html')))
    throw new Error('There is no site in out/ yet. Run npm run build first.');
  const { executablePath } = await findBrowser();
  const kind = kindOf({
    browser: await versionOf(executablePath),
    platform: process.platform,
    arch: process.arch,
  });
  // Of all pictures: one that no test takes any more goes.
  if (update && others.length === 0) rmSync(join(folder, kind), { recursive: true, force: true });
  if (!update) baselinesOf(kind, folder);
  console.log(`${update ? 'Taking' : 'Comparing with'} the pictures in ${join(folder, kind)}.`);
  const quoted = others.map((argument) => (argument.includes(' ') ? `"${argument}"` : argument));
  const flags = [...(update ? ['--update-snapshots=all'] : []), ...quoted].join(' ');
  const passed = await command(`npx playwright test --config visual/playwright.config.ts ${flags}`, {
    MACHINE_KIND: kind,
    ...(executablePath && { CHROMIUM_PATH: executablePath }),
  });
  if (!passed && !update) console.error(differs);
  return passed;
}

async function versionOf(executablePath: string | undefined): Promise<string> {
  const browser = await chromium.launch({ executablePath });
  const version = browser.version();
  await browser.close();
  return version;
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
