/** What the rules report for a field and the field shows below itself; each is a key of the catalogue `forms`. */
const fieldErrors = ['FIELD_REQUIRED', 'INVALID_EMAIL', 'TOO_LONG', 'FILE_REQUIRED'] as const;

/** `LONG_ENDING` is an `INVALID_EMAIL` that explains why the form rejects a complete address (specification 24.19). */
export type FieldErrorKey = (typeof fieldErrors)[number] | 'LONG_ENDING';

/** The last label of a domain has more letters than the pattern of specification 24.4 allows. */
const longEnding = /@.+\.\p{L}{5,}$/u;

/** Why a field cannot be sent, if it cannot. */
export type FieldState = 'missing' | 'wrong' | 'fine';

interface Field {
  /** The result of the form's rules. */
  problem: string | undefined;
  value: unknown;
  /** The visitor has entered and left the field. */
  left: boolean;
}

const hasContent = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';

/**
 * Which error a field shows (specification 24.2, 24.3). An emptied field shows its error at once. An address that is still
 * being typed counts as wrong only after its field is left for the first time.
 */
export function shownError({ problem, value, left }: Field): FieldErrorKey | undefined {
  if (problem === 'INVALID_EMAIL' && value !== '' && !left) return undefined;
  if (problem === 'INVALID_EMAIL' && typeof value === 'string' && longEnding.test(value))
    return 'LONG_ENDING';
  return fieldErrors.find((error) => error === problem);
}

/** @returns `missing` while there is no complete value; `wrong` when the page shows an error */
export function stateOf(field: Field): FieldState {
  if (!hasContent(field.value)) return 'missing';
  if (field.problem === undefined) return 'fine';
  return shownError(field) || field.problem === 'FILE_PROBLEM' ? 'wrong' : 'missing';
}
