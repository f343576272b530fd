import { endpoints, type FormKind } from '@/lib/forms/endpoints';
import { attempt } from './attempt';
import { backendOf } from './backend';
import { type Entry, keptFor } from './entry';
import { reportStorage } from './report';
import { sweep } from './store';

/** The longest delay of timers, in milliseconds. */
const longestDelay = 2 ** 31 - 1;

/** Sends submissions of the outbox when they are due, until the page closes. */
export interface Sender {
  /** @param retryNow whether sending is likely to work now, such as on a new visit */
  sendDue(options: { retryNow: boolean }): Promise<void>;
}

/** @returns the page's sender, which starts with the first call */
export function sender(): Sender {
  started ??= startSender();
  return started;
}

let started: Sender | undefined;

function startSender(): Sender {
  const underway = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function sendDue({ retryNow }: { retryNow: boolean }): Promise<void> {
    try {
      const entries = await sweep(retryNow);
      const now = Date.now();
      for (const entry of entries) if (nextTask(entry) <= now) void start(entry);
      clearTimeout(timer);
      const next = Math.min(...entries.map(nextTask));
      timer = next === Infinity ? undefined : setTimeout(later, Math.min(next - now, longestDelay));
    } catch (error) {
      reportStorage(error);
    }
  }

  /** @returns when the entry needs its next action: an attempt, or its removal */
  function nextTask({ key, form, state, due, at }: Entry): number {
    if (underway.has(key)) return Infinity;
    const end = at + keptFor;
    // A form of a later release waits for that release.
    const isKnown = Object.hasOwn(endpoints, form);
    return state === 'parked' || !isKnown || mustWait(form) ? end : Math.min(due, end);
  }

  async function start({ key, form }: Entry): Promise<void> {
    underway.add(key);
    try {
      await attempt(key, form);
    } catch (error) {
      // For this page it stays under way; the next visit tries again.
      return reportStorage(error);
    }
    underway.delete(key);
    return later();
  }

  const later = () => sendDue({ retryNow: false });
  const hurry = () => void sendDue({ retryNow: true });
  window.addEventListener('online', hurry);
  window.addEventListener('pageshow', ({ persisted }) => persisted && hurry());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry());
  return { sendDue };
}

/** An attempt without a connection must not use up the only one. */
const mustWait = (form: FormKind): boolean => !navigator.onLine && !backendOf(form).takesKey;
