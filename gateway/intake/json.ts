import { isUtf8 } from 'node:buffer';
import { Problem } from '../problem';

const malformed = (detail: string) => new Problem(400, { detail });

/**
 * @param body bytes of a JSON text (RFC 8259); of a name that occurs twice the last counts, as in browsers
 * @returns its value
 * @throws a problem with status 400, which holds nothing of the text
 */
export function readJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw malformed('The body is not valid UTF-8.');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw malformed('The body is not well-formed JSON.');
  }
}
