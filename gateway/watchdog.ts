import { execFile } from 'node:child_process';

/**
 * Tells systemd regularly that the process is not stuck, when the unit asks for it with WatchdogSec
 * (sd_notify(3)). A hung process stops reporting, and systemd restarts it.
 *
 * @param env of the process; without a watchdog in it, nothing happens
 */
export function startWatchdog({ NOTIFY_SOCKET, WATCHDOG_USEC }: NodeJS.ProcessEnv): void {
  const interval = Number(WATCHDOG_USEC) / 1000 / 3;
  if (!NOTIFY_SOCKET || !(interval > 0)) return;
  // Node does not support these sockets. A failed call does no harm, as systemd only acts on silence.
  const tell = () => void execFile('systemd-notify', ['WATCHDOG=1'], () => {});
  tell();
  setInterval(tell, interval).unref();
}
