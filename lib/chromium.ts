import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const { env } = process;

/** As Debian installs them: the whole browser, and the one without a window. */
const debian = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** Where `scripts/chromium.ts` puts the browser from npm's registry; copies of the site share the folder. */
export const fetchedChromium = path.resolve('node_modules/.cache/chromium/chromium-headless-shell');

/** Google Chrome, as its installers put it on Linux, macOS and Windows. */
const chrome = [
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].map((folder) =>
    path.join(folder ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
];

/**
 * @param preferred browsers to look for first
 * @returns what `CHROMIUM_PATH` names, or else the first browser that is installed. Undefined means Playwright's own, which
 *   it finds by itself.
 */
function findChromium(preferred: readonly string[]): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const found = [...preferred, fetchedChromium].find((file) => existsSync(file));
  if (found || existsSync(chromium.executablePath())) return found;
  return chrome.find((file) => existsSync(file));
}

/** The browser of pictures and measurements. */
export const chromiumPath = findChromium(debian);

/** @returns the browser of tests: without a window if possible, as it draws a page in half the time, though letters differ */
export const findTestChromium = () => findChromium(debian.toReversed());
export const testChromiumPath = findTestChromium();

/**
 * With these Chromium stays silent: nothing it does by itself may show up among
 * a page's requests. (Playwright itself starts it without a sandbox.)
 */
export const chromiumArgs: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
