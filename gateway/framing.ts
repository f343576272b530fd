import type { IncomingMessage } from 'node:http';
import { Problem } from './problem';

/**
 * Rejects requests that servers and proxies could frame differently, so that one of them takes a part of a
 * request for another request. Node refuses most of these itself.
 *
 * @returns why a request is refused: a transfer coding other than `chunked` (RFC 9112, 6.1), or more than one
 *   Host (3.2)
 */
export function framingProblem({ headers, rawHeaders }: IncomingMessage): Problem | undefined {
  const close = { Connection: 'close' };
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && !/^\s*chunked\s*$/i.test(coding))
    return new Problem(501, {
      reason: 'unreadable',
      detail: 'Bodies come without a transfer coding other than chunked.',
      headers: close,
    });
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1
    ? new Problem(400, { detail: 'A request names one host.', headers: close })
    : undefined;
}
