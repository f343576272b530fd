import { isUtf8 } from 'node:buffer';
import { Problem } from '../problem';

const malformed = (detail: string) => new Problem(400, { detail });

/**
 * @param body bytes of a JSON text (RFC 8259); of a name that occurs twice the last counts, as in browsers
 * @returns its value
 * @throws a problem with status 400, which holds nothing of the text
 */
export function readJson(body: Buffer): unknown {
  const text = decode(body);
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('The body is not well-formed JSON.');
  }
}

function decode(body: Buffer): string {
  if (!isUtf8(body)) throw malformed('The body is not valid UTF-8.');
  return body.toString('utf8');
}
