import type { BackendModule, ReadCallback } from 'i18next';
import { isRecord } from '@/lib/isRecord';
import { localeOfPath } from '@/lib/routing/locale';

/** How often a catalogue is asked for again (specification 29.5). */
export const retryLimit = 5;

/** Failures so far, per URL. */
const failures = new Map<string, number>();

/**
 * Reads a catalogue that did not come with the page, in the browser only:
 * `GET /locales/{lng}/{ns}.json`. i18next itself does the retrying; a `true`
 * beside the error asks for it (specification 29.5: 5xx and network
 * failures are retried, 4xx and parse failures are final).
 *
 * Only the language of the URL is ever fetched. i18next also asks for the
 * fallback languages; they are complete, so nothing of theirs is needed.
 */
export const catalogueBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    if (language !== localeOfPath(window.location.pathname)) {
      callback(new Error(`${language} is not the language of this page`), false);
      return;
    }
    void fetchCatalogue(`/locales/${language}/${namespace}.json`, callback);
  },
};

async function fetchCatalogue(url: string, callback: ReadCallback): Promise<void> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url);
    text = await response.text(); // an answer may break off half-way: a network failure, too
  } catch (error) {
    callback(asError(error), mayRetry(url));
    return;
  }
  if (!response.ok) {
    callback(new Error(`${url} answered ${response.status}`), response.status >= 500 && mayRetry(url));
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

/** i18next would begin anew after its last retry, whenever a component asks again: here it ends. */
function mayRetry(url: string): boolean {
  const count = (failures.get(url) ?? 0) + 1;
  failures.set(url, count);
  return count <= retryLimit;
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
