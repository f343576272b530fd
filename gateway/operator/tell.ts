import { isRecord } from '@/lib/isRecord';
import { harmless } from '../delivery/harmless';
import type { Item, WholeItem } from '../spool/types';

/** What an operator sees of an item without asking for more. Nothing in it is personal. */
export interface Facts {
  readonly id: string;
  readonly state: Item['state'];
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  /** Which form sent it; nothing for a file, a mark, and what is damaged. */
  readonly form?: string;
  readonly bytes: number;
  /** How often it was tried to deliver it, if that ever failed. */
  readonly attempts?: number;
  /** ISO 8601 in UTC. */
  readonly lastAttempt?: string;
  /** Why that failed, in codes. */
  readonly failure?: string;
  readonly remedy?: string;
}

/** @returns what kept an item from being delivered, without words that may quote a visitor */
export function attemptsOf({ tried }: Item): Pick<Facts, 'attempts' | 'lastAttempt' | 'failure' | 'remedy'> {
  if (!tried) return {};
  const { attempts, at, failure, remedy } = tried;
  return { attempts, lastAttempt: new Date(at).toISOString(), failure, ...(remedy && { remedy }) };
}

/** @returns the facts of an item */
export function factsOf(item: WholeItem): Facts {
  const { id, state, receivedAt, content } = item;
  const form = entryOf(item)?.form;
  return {
    id,
    state,
    receivedAt: new Date(receivedAt).toISOString(),
    ...attemptsOf(item),
    ...(typeof form === 'string' && { form }),
    bytes: content.length,
  };
}

/**
 * What a visitor wrote, for a screen, and the words of the last failure, which may quote it. Files are named by their
 * length only: a terminal is no place for them.
 *
 * @returns the fields of an entry; of what holds none, one sentence
 */
export function contentsOf(item: WholeItem): { readonly text: string; readonly data: unknown } {
  const payload = entryOf(item)?.payload;
  if (!isRecord(payload)) {
    const text = 'What it holds is no entry with fields; export shows its bytes.';
    return { text, data: null };
  }
  const answer = item.tried?.answer;
  const shown = Object.entries({ ...(answer && { answer }), ...payload }).map(
    ([field, value]) => [field, shortened(value)] as const,
  );
  return {
    text: shown.map(([field, value]) => `${field}: ${harmless(String(value))}`).join('\n'),
    data: Object.fromEntries(shown),
  };
}

function shortened(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((file) => `a file of ${String(file).length} characters, which export holds`);
}

function entryOf({ state, content }: WholeItem): Record<string, unknown> | undefined {
  if (state === 'withheld' || content.length === 0) return undefined;
  try {
    const entry: unknown = JSON.parse(content.toString('utf8'));
    return isRecord(entry) ? entry : undefined;
  } catch {
    return undefined; // Damaged.
  }
}

/** @returns items below each other, and how many there are of each state */
export function tableOf(items: readonly Omit<Facts, 'bytes'>[]): string {
  if (items.length === 0) return 'nothing';
  const counts = new Map<string, number>();
  for (const { state } of items) counts.set(state, (counts.get(state) ?? 0) + 1);
  const lines = items.map(({ id, state, receivedAt, ...rest }) =>
    [receivedAt, state.padEnd(10), id, ...whyOf(rest)].join('  '),
  );
  return [...lines, [...counts].map(([state, count]) => `${count} ${state}`).join(', ')].join('\n');
}

function whyOf({ attempts, lastAttempt, failure }: Partial<Facts>): string[] {
  if (attempts === undefined) return [];
  return [`${attempts === 1 ? '1 attempt' : `${attempts} attempts`}, last ${lastAttempt}: ${failure}`];
}
