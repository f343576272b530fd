import type { FormKind } from '@/lib/forms/endpoints';

/** The metadata of a submission. All times are milliseconds since 1970. */
export interface Entry {
  /** The idempotency key, the same at every attempt. */
  readonly key: string;
  readonly form: FormKind;
  /** Whether the honeypot field was filled in. */
  readonly trapped: boolean;
  /** When the visitor sent it. */
  readonly at: number;
  /** `begun`: an attempt was started, and its outcome is unknown. `parked`: it is no longer sent. */
  readonly state: 'waiting' | 'begun' | 'parked';
  readonly failures: number;
  /** When the next attempt is due. */
  readonly due: number;
  /** When it may be tried on a new visit, or once the connection is back. */
  readonly soonest: number;
}

/** Nothing is kept longer than 7 days (specification 26.6). */
export const keptFor = 7 * 24 * 60 * 60 * 1000;

/** @returns an entry that is due at once */
export function newEntry(form: FormKind, trapped: boolean): Entry {
  const now = Date.now();
  return { key: newKey(), form, trapped, at: now, state: 'waiting', failures: 0, due: now, soonest: now };
}

/** @returns 32 random hexadecimal digits; `randomUUID` needs a secure context */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
