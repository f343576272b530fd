import { fileLimits } from '@/lib/forms/limits';
import { payloads } from '@/lib/forms/schemas';
import { isRecord } from '@/lib/isRecord';
import type { SpoolEntry } from '../spool/types';

/** What an entry holds, in the terms of this release. */
export interface Given {
  /** The same entry: its payload has the form's fields and no others, and nothing for what is missing or of the wrong kind. */
  readonly entry: SpoolEntry;
  /** All else that it holds: fields that the form does not have, and those of the wrong kind. */
  readonly further: readonly (readonly [name: string, value: unknown])[];
}

/**
 * Other releases of the site may have sent an entry, and one that did not fit its form may be delivered all the same: so
 * the mail is made of what is there (specification 28.10).
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
  // All fields of the form are there, each of its kind.
  return { entry: { ...entry, payload: known } as SpoolEntry, further };
}

const fileText = (file: unknown) => (typeof file === 'string' ? file : JSON.stringify(file));
