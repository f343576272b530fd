import type { BackendModule, ReadCallback } from 'i18next';
import { isRecord } from '@/lib/isRecord';

/**
 * How often i18next retries a catalogue, and the first delay in milliseconds, which doubles each time
 * (specification 29.5).
 */
export const retrying = { maxRetries: 5, retryTimeout: 350 } as const;

/**
 * Fetches a catalogue that did not come with the page, in the browser only: `GET /locales/{lng}/{ns}.json`.
 * i18next itself retries; a `true` next to the error asks for it (specification 29.5: 5xx and network
 * failures are retried, 4xx and parse failures are final).
 */
export const catalogueBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    void fetchCatalogue(`/locales/${language}/${namespace}.json`, callback);
  },
};

async function fetchCatalogue(url: string, callback: ReadCallback): Promise<void> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url);
    text = await response.text(); // an interrupted answer is a network failure, too
  } catch (error) {
    callback(asError(error), true);
    return;
  }
  if (!response.ok) {
    callback(new Error(`${url} answered ${response.status}`), response.status >= 500);
    return;
  }
  const catalogue = parsed(text);
  if (catalogue) callback(null, catalogue);
  else callback(new Error(`${url} is not a JSON object`), false);
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
