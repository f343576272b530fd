import { isRecord } from '@/lib/isRecord';
import { sanitizeText } from '../delivery/sanitizeText';
import type { Item, WholeItem } from '../spool/types';

/** The facts of an item that are listed by default. None is personal. */
export interface Facts {
  readonly id: string;
  readonly state: Item['state'];
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  /** The form; undefined for a file, a mark, or a damaged entry. */
  readonly form?: string;
  readonly bytes: number;
  /** How many deliveries were attempted, if any failed. */
  readonly attempts?: number;
  /** ISO 8601 in UTC. */
  readonly lastAttempt?: string;
  /** Why the last attempt failed, as codes. */
  readonly failure?: string;
  readonly remedy?: string;
}

/** @returns why an item was not delivered, without text that may quote a visitor */
export function attemptsOf({ tried }: Item): Pick<Facts, 'attempts' | 'lastAttempt' | 'failure' | 'remedy'> {
  if (!tried) return {};
  const { attempts, at, failure, remedy } = tried;
  return { attempts, lastAttempt: new Date(at).toISOString(), failure, ...(remedy && { remedy }) };
}

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
 * The visitor's text for a screen, and the text of the last failure, which may quote it. Files are shown by
 * size only.
 *
 * @returns the fields of an entry, or one sentence for an item without any
 */
export function contentsOf(item: WholeItem): { readonly text: string; readonly data: unknown } {
  const payload = entryOf(item)?.payload;
  if (!isRecord(payload)) {
    const text = 'It is not a form entry; export shows its bytes.';
    return { text, data: null };
  }
  const answer = item.tried?.answer;
  const shown = Object.entries({ ...(answer && { answer }), ...payload }).map(
    ([field, value]) => [field, shortened(field, value)] as const,
  );
  return {
    text: shown
      .map(
        ([field, value]) =>
          `${sanitizeText(field)}: ${sanitizeText(typeof value === 'string' ? value : JSON.stringify(value))}`,
      )
      .join('\n'),
    data: Object.fromEntries(shown),
  };
}

function shortened(field: string, value: unknown): unknown {
  if (field !== 'File' || !Array.isArray(value)) return value;
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

/** @returns the items as a table, and how many there are of each state */
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
