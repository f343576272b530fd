/** @returns whether a value of unknown origin, such as parsed JSON, has named fields */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
