/**
 * @param error anything that was thrown
 * @returns its code from Node or Fastify, such as `ENOENT`, if any
 */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/**
 * @param error anything that was thrown
 * @returns its HTTP status, or 500
 */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

/** @returns whether the code means that the disk is full */
export function isFull(code: unknown): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT';
}
