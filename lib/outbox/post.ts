import { honeypotHeader, idempotencyHeader } from '@/lib/forms/endpoints';
import { backendOf } from './backend';
import type { Entry } from './entry';

/** The JSON of a payload in UTF-8. */
export type Body = Uint8Array<ArrayBuffer>;

/** Browsers let requests outlive their page while these, together, carry no more than 64 KiB. */
const mostKeptAlive = 60 * 1024;

const keptAlive = { bytes: 0 };

/**
 * Sends a submission to where its form goes. It outlives the page when it is
 * small enough.
 *
 * @returns the answer; nothing when there was none, for whatever reason
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
      // A redirected POST becomes a GET that succeeds and delivers nothing.
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

/** Lets a connection that hangs go after a minute, and the time that the body takes at 8 kB a second. */
function timeout(body: Body): AbortSignal | null {
  // Safari has it from version 16 on; before, the system's own patience has to do.
  return 'timeout' in AbortSignal ? AbortSignal.timeout(60_000 + Math.ceil(body.length / 8)) : null;
}
