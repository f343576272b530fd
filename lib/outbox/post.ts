import { honeypotHeader, idempotencyHeader } from '@/lib/forms/endpoints';
import { backendOf } from './backend';
import type { Entry } from './entry';

/** The JSON of a payload in UTF-8. */
export type Body = Uint8Array<ArrayBuffer>;

/** Browsers let requests outlive their page up to a total of 64 KiB. */
const mostKeptAlive = 60 * 1024;

const keptAlive = { bytes: 0 };

/**
 * Sends a submission to its form's endpoint. If it is small enough, the request outlives the page.
 *
 * @returns the answer; undefined when there was none, for whatever reason
 */
export async function post(entry: Entry, body: Body): Promise<Response | undefined> {
  const keepalive = keptAlive.bytes + body.length <= mostKeptAlive;
  if (keepalive) keptAlive.bytes += body.length;
  try {
    return await fetch(backendOf(entry.form).url, {
      method: 'POST',
      headers: headersFor(entry),
      body,
      keepalive,
      // A redirected POST would become a GET that succeeds and delivers nothing.
      redirect: 'error',
      signal: timeout(body),
    });
  } catch {
    return undefined;
  } finally {
    if (keepalive) keptAlive.bytes -= body.length;
  }
}

function headersFor({ form, key, trapped }: Entry): Record<string, string> {
  const { own, takesKey } = backendOf(form);
  return {
    'Content-Type': 'application/json',
    ...(takesKey && { [idempotencyHeader]: key }),
    ...(own && trapped && { [honeypotHeader]: '1' }),
  };
}

/** Aborts a hanging request after a minute, plus the time for the body at 8 kB a second. */
function timeout(body: Body): AbortSignal | null {
  // Safari has it from version 16 on; before that, the system's own timeout applies.
  return 'timeout' in AbortSignal ? AbortSignal.timeout(60_000 + Math.ceil(body.length / 8)) : null;
}
