/** The parts of `process` that decide; a test passes its own. */
export interface Host {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
}

/** @returns whether this process runs as root, which Windows does not know */
export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * @param host the machine; by default this one
 * @returns arguments with which Chromium starts in containers and stays silent:
 *   nothing it does by itself may show up among a page's requests
 */
export function launchArgs(host: Host = { platform: process.platform, isRoot: runsAsRoot() }): string[] {
  return [
    // Chromium refuses to start its sandbox as root, as which containers usually run.
    ...(host.platform === 'linux' && host.isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
