import { Backend } from './server';
import { contact, held, leave, newBrowser, stopClock, until, type Visit, visit } from './visit';

/** The setup of the outbox tests, repeated for each: the clock is stopped. */
export interface Scene {
  /** A backend that answers by script. */
  readonly backend: Backend;
  /** Where it is. */
  readonly origin: string;
  /** A page of the site, in a new browser. */
  readonly page: Visit;
}

/**
 * Sets the scene before each test of a file and clears it after each; failures may go to the console, by design.
 *
 * @param site the origin of the site; the backend's own, unless it is named
 * @returns what is there while a test runs
 */
export function setScene(site?: string): Scene {
  const scene = {} as { -readonly [Name in keyof Scene]: Scene[Name] }; // filled in before each test

  beforeEach(async () => {
    stopClock();
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
    scene.backend = new Backend();
    scene.origin = await scene.backend.start();
    newBrowser(site ?? scene.origin);
    scene.page = await visit();
  });

  afterEach(async () => {
    await leave();
    jest.restoreAllMocks();
    jest.useRealTimers();
    await scene.backend.stop();
  });

  return scene;
}

/** @returns everything that was said on the console */
export function saidOnConsole(): string {
  const calls = [...jest.mocked(console.warn).mock.calls, ...jest.mocked(console.error).mock.calls];
  return calls.flat().join('\n');
}

/** Sends the contact form from a page. */
export const send = (page: Visit) => page.submit('contact', contact, { trapped: false });

/** Waits until the one submission in the outbox has failed so many times. */
export const failed = (times: number) => until(async () => (await held())[0]?.failures === times);

/** Waits until the one submission in the outbox is set aside. */
export const parked = () => until(async () => (await held())[0]?.state === 'parked');

/** Waits until the outbox is empty, and the backend has been asked so many times. */
export const delivered = ({ backend }: Scene, requests: number) =>
  until(async () => backend.requests.length === requests && (await held()).length === 0);

/** @returns every key that the backend has seen, and every body: of one submission there must be one each */
export const seen = ({ backend }: Scene) => ({
  keys: [...new Set(backend.requests.map(({ headers }) => headers['idempotency-key']))],
  bodies: [...new Set(backend.requests.map(({ body }) => body))],
});
