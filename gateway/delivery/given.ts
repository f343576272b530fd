import { fileLimits } from '@/lib/forms/limits';
import { payloads } from '@/lib/forms/schemas';
import { isRecord } from '@/lib/isRecord';
import type { SpoolEntry } from '../spool/types';

/** The content of an entry in terms of this release's forms. */
export interface Given {
  /** The same entry with the form's fields only; missing or invalid ones are undefined. */
  readonly entry: SpoolEntry;
  /** All other fields: unknown to the form, or of the wrong kind. */
  readonly further: readonly (readonly [name: string, value: unknown])[];
}

/**
 * Entries may come from other releases of the site or not fit their form. They are delivered all the same, so
 * the mail uses the fields it has (specification 28.10).
 */
export function givenIn(entry: SpoolEntry): Given {
  const payload: unknown = entry.payload;
  const fields = isRecord(payload) ? Object.entries(payload) : [['(everything)', payload] as const];
  const known: Record<string, unknown> = {};
  for (const name of Object.keys(payloads[entry.form].shape)) known[name] = name === 'File' ? [] : '';
  const further: [string, unknown][] = [];
  for (const [name, value] of fields) {
    if (!Object.hasOwn(known, name)) further.push([name, value]);
    else if (name !== 'File' && typeof value === 'string') known[name] = value;
    else if (name === 'File' && Array.isArray(value)) {
      known[name] = value.slice(0, fileLimits.count).map(fileText);
      if (value.length > fileLimits.count) further.push([name, value.slice(fileLimits.count)]);
    } else further.push([name, value]);
  }
  // All fields of the form are present and of the right kind.
  return { entry: { ...entry, payload: known } as SpoolEntry, further };
}

const fileText = (file: unknown) => (typeof file === 'string' ? file : JSON.stringify(file));
