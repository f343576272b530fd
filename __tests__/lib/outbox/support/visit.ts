import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Payloads } from '@/lib/forms/schemas';
import type { submit } from '@/lib/outbox';
import { patience } from '@/lib/outbox/database';
import type { Entry } from '@/lib/outbox/entry';

/** One page of the site in one tab. */
export interface Visit {
  submit: typeof submit;
  /** What `/outbox.js` does when a page loads it. */
  resume(): Promise<void>;
  /** What the browser tells the page. */
  tell(event: 'online' | 'pageshow' | 'visibilitychange'): void;
}

/** What pages find in a browser and Node does not have. */
const browser = {
  location: { origin: '' },
  navigator: { onLine: true, locks: newLocks() as ReturnType<typeof newLocks> | undefined },
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
};

export const { navigator } = browser;

/** Locks as the outbox uses them: one holder of a name at a time, the others in their order. */
function newLocks() {
  const last = new Map<string, Promise<void>>();
  return {
    request(name: string, work: () => Promise<void>): Promise<void> {
      const turn = (last.get(name) ?? Promise.resolve()).catch(() => {}).then(work);
      last.set(name, turn);
      return turn;
    },
  };
}

/** A browser that was never here, on a site of this origin. */
export function newBrowser(origin: string): void {
  browser.location.origin = origin;
  Object.assign(navigator, { onLine: true, locks: newLocks() });
  Object.assign(globalThis, browser, { indexedDB: new IDBFactory() });
}

/** Closes all pages: their timers end, and their locks are free. */
export async function leave(): Promise<void> {
  await quiet();
  const now = Date.now();
  jest.clearAllTimers(); // turns the clock back, too
  jest.setSystemTime(now);
  navigator.locks = newLocks();
  forgetPage();
}

function forgetPage(): void {
  for (const slot of Object.getOwnPropertySymbols(globalThis)) {
    if (slot.description?.startsWith('outbox')) Reflect.deleteProperty(globalThis, slot);
  }
}

/** Opens a page: memory is reset, storage stays. */
export async function visit(): Promise<Visit> {
  forgetPage();
  browser.window = new EventTarget();
  browser.document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  Object.assign(globalThis, browser);
  const { window, document } = browser;
  jest.resetModules();
  const { submit } = await import('@/lib/outbox');
  const { sender } = await import('@/lib/outbox/sender');
  return {
    submit,
    resume: () => sender().sendDue({ retryNow: true }),
    tell: (event) => {
      const target = event === 'visibilitychange' ? document : window;
      target.dispatchEvent(Object.assign(new Event(event), { persisted: true }));
    },
  };
}

/** @returns the contents of the outbox */
export async function held(): Promise<readonly Entry[]> {
  const { transact } = await import('@/lib/outbox/database');
  return transact((transaction) => transaction.objectStore('entries').getAll());
}

/** Waits, in real time, until something is so. */
export async function until(holds: () => unknown | Promise<unknown>): Promise<void> {
  const start = performance.now();
  while (!(await holds())) {
    if (performance.now() - start > 10_000) throw new Error(`not so after 10 s: ${holds}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Waits until everything that was going to happen without a timer has happened. */
export const quiet = () => new Promise<void>((resolve) => realTimeout(resolve, 80));

const realTimeout = globalThis.setTimeout;

/**
 * Stops the clock and the timers of the pages. The network keeps its own, and so
 * does the patience with a database that does not open, as the database does.
 */
export function stopClock(): void {
  jest.useFakeTimers({
    now: new Date('2024-06-03T08:00:00Z'),
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'hrtime'],
  });
  const stopped = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign(
    (...timer: Parameters<typeof setTimeout>) => (timer[1] === patience ? realTimeout : stopped)(...timer),
    stopped,
  );
}

/** Lets time pass once nothing is going on, and waits for what that causes. */
export async function pass(milliseconds: number): Promise<void> {
  await quiet();
  jest.advanceTimersByTime(milliseconds);
  await quiet();
}

export const contact: Payloads['contact'] = {
  FirstName: 'Arta',
  BusinessEmail: 'arta@krasniqi.test',
  Message: 'Grüezi, «Firn» — 🏔',
  Budget: '',
};

export const application: Payloads['application'] = {
  FirstName: 'Arta',
  LastName: 'Krasniqi',
  BusinessEmail: 'arta@krasniqi.test',
  Phone: '+383 00000000',
  Message: '',
  Position: 'Full-Stack Software Engineer',
  File: ['data:application/pdf;base64,JVBERi0='],
};
