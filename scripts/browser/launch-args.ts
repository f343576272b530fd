/**
 * With these Chromium stays silent: nothing it does by itself may show up among
 * a page's requests. (Playwright itself starts it without a sandbox.)
 */
export const launchArgs: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
