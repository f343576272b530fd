import { Backend } from './server';
import { silenceConsole } from './silence';
import { leave, newBrowser, stopClock, type Visit, visit } from './visit';

/** A page that a new browser has open, and the backend of the same origin; time stands still. */
export interface Scene {
  backend: Backend;
  page: Visit;
}

/** @returns what most tests begin with */
export async function openScene(): Promise<Scene> {
  stopClock();
  silenceConsole();
  const backend = new Backend();
  newBrowser(await backend.start());
  return { backend, page: await visit() };
}

/** Ends what the page does, lets time go on and stops the backend. */
export async function closeScene({ backend }: Pick<Scene, 'backend'>): Promise<void> {
  await leave();
  jest.restoreAllMocks();
  jest.useRealTimers();
  await backend.stop();
}
