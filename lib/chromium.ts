import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const { env } = process;

/** Debian's paths: the whole browser, and the headless one. */
const debian = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** Where `scripts/chromium.ts` puts the browser from the npm registry; copies of the site share the folder. */
export const fetchedChromium = path.resolve('node_modules/.cache/chromium/chromium-headless-shell');

/** Google Chrome's paths on Linux, macOS and Windows. */
const chrome = [
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].map((folder) =>
    path.join(folder ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
];

/**
 * @param preferred browsers to look for first
 * @returns the path in `CHROMIUM_PATH`, or the first installed browser. Undefined means Playwright's own,
 *   which it finds by itself.
 */
function findChromium(preferred: readonly string[]): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const found = [...preferred, fetchedChromium].find((file) => existsSync(file));
  if (found || existsSync(chromium.executablePath())) return found;
  return chrome.find((file) => existsSync(file));
}

/** The browser for pictures and measurements. */
export const chromiumPath = findChromium(debian);

/** @returns the browser for tests: headless if possible, as it renders twice as fast, though with different glyphs */
export const findTestChromium = () => findChromium(debian.toReversed());
export const testChromiumPath = findTestChromium();

/**
 * These keep Chromium from making requests of its own during a test. (Playwright itself starts it without a
 * sandbox.)
 */
export const chromiumArgs: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
