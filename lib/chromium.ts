import { existsSync } from 'node:fs';

/** As Debian installs them: the whole browser, and the one without a graphical interface. */
const debian = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/**
 * The browser of pictures and measurements: what `CHROMIUM_PATH` names, else Debian's. Nothing, where there is none: then
 * Playwright uses the one of `npx playwright install chromium`, or says that it is missing.
 */
export const chromiumPath = process.env.CHROMIUM_PATH || debian.find((file) => existsSync(file));

/** The browser of tests: the other one first, as it draws a page in half the time, though letters not quite alike. */
export const testChromiumPath =
  process.env.CHROMIUM_PATH || debian.toReversed().find((file) => existsSync(file));

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
