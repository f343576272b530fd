import { execFile } from 'node:child_process';

/**
 * Tells systemd again and again that the process is not stuck, where the unit asks for that with WatchdogSec (sd_notify(3)).
 * One that stands still or is busy for ever says nothing, and systemd starts it again.
 *
 * @param env of the process; without a watchdog in it, nothing happens
 */
export function startWatchdog({ NOTIFY_SOCKET, WATCHDOG_USEC }: NodeJS.ProcessEnv): void {
  const interval = Number(WATCHDOG_USEC) / 1000 / 3;
  if (!NOTIFY_SOCKET || !(interval > 0)) return;
  // Node has no sockets of this kind. A call that fails is as good as one that is missing: systemd acts on silence.
  const tell = () => void execFile('systemd-notify', ['WATCHDOG=1'], () => {});
  tell();
  setInterval(tell, interval).unref();
}
