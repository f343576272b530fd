/** What the rules say of a field, and the field under itself; each is a key of the catalogue `forms`. */
const fieldErrors = ['FIELD_REQUIRED', 'INVALID_EMAIL', 'TOO_LONG', 'FILE_REQUIRED'] as const;

/** `LONG_ENDING` is an `INVALID_EMAIL` that says why a complete address is none for the form (specification 24.19). */
export type FieldErrorKey = (typeof fieldErrors)[number] | 'LONG_ENDING';

/** The last label of a domain has more letters than the pattern of specification 24.4 takes. */
const longEnding = /@.+\.\p{L}{5,}$/u;

/** What keeps a field from being sent, if anything. */
export type FieldState = 'missing' | 'wrong' | 'fine';

interface Field {
  /** What the form's rules say about it. */
  problem: string | undefined;
  value: unknown;
  /** Somebody was in it and went on. */
  left: boolean;
}

const hasContent = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';

/**
 * Which error a field shows (specification 24.2, 24.3): at once when it
 * was emptied; but an address that is still being typed is not called wrong
 * before its field is left for the first time.
 */
export function shownError({ problem, value, left }: Field): FieldErrorKey | undefined {
  if (problem === 'INVALID_EMAIL' && value !== '' && !left) return undefined;
  if (problem === 'INVALID_EMAIL' && typeof value === 'string' && longEnding.test(value))
    return 'LONG_ENDING';
  return fieldErrors.find((error) => error === problem);
}

/** @returns `missing` as long as there is nothing, or nothing complete; `wrong` when the page says so */
export function stateOf(field: Field): FieldState {
  if (!hasContent(field.value)) return 'missing';
  if (field.problem === undefined) return 'fine';
  return shownError(field) || field.problem === 'FILE_PROBLEM' ? 'wrong' : 'missing';
}
