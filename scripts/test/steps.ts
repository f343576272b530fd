import { findBrowser } from '../browser/find';
import { command } from './command';
import { checkHosts } from './hosts';
import { checkHtml } from './nu';
import type { Step } from './runner';

/** The parts of `npm test` and `npm run test:full`, in their order: what fails fast comes first. */
export const steps: readonly Step[] = [
  { name: 'browser', heading: 'one to test with', run: prepareBrowser },
  {
    name: 'check',
    heading: 'style, types, content and spelling',
    run: () => command('npm run --silent check'),
  },
  { name: 'jest', heading: 'units and components', run: () => command('npx jest') },
  { name: 'build', heading: 'the site into out/', run: () => command('npm run --silent build') },
  { name: 'html', heading: 'the HTML of out/, by the W3C checker', full: true, run: checkHtml },
  { name: 'hosts', heading: 'out/ served by nginx and Caddy as by the gateway', full: true, run: checkHosts },
  { name: 'e2e', heading: 'out/, served, in a browser', run: testInBrowser },
  {
    name: 'variant',
    heading: 'a copy for another company, in one language more',
    run: async () => (await prepareBrowser()) && command('npx tsx scripts/variant/index.ts'),
  },
];

/** First, as a machine without one should say so in seconds. */
async function prepareBrowser(): Promise<boolean> {
  const { executablePath } = await findBrowser({ headless: true });
  if (executablePath) process.env.CHROMIUM_PATH = executablePath;
  return true;
}

async function testInBrowser(): Promise<boolean> {
  return (await prepareBrowser()) && command('npx playwright test');
}
