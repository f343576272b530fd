/**
 * @param error anything that was thrown
 * @returns Node's or Fastify's name for it, such as `ENOENT`, if it has one
 */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/**
 * @param error anything that was thrown
 * @returns the HTTP status that it asks for, or 500
 */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

/** @returns whether the system says so of a disk that has no room */
export function isFull(code: unknown): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT';
}
