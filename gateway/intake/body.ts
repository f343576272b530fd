import type { Readable } from 'node:stream';
import { codeOf } from '../errorCode';
import { goneReason, Problem } from '../problem';

export interface Pace {
  /** Milliseconds at the start in which no minimum pace applies. */
  readonly start: number;
  /** Then the slowest average pace since the beginning. */
  readonly bytesPerSecond: number;
}

/** A slot for a body that is being read. */
export interface Place {
  /** Bytes received so far. */
  received: number;
  /** Aborts the reading; unset before it begins and after it ends. */
  cut?: (problem: Problem) => void;
}

/** How often the pace is checked, in milliseconds. */
const interval = 500;

export const tooLarge = () => new Problem(413, { detail: 'The body is larger than this form can be.' });

/**
 * Reads a body into memory. Memory is used only for bytes that actually arrive.
 *
 * @param body stream from the connection
 * @param size announced size in bytes, if any
 * @param limit most bytes
 * @param place slot of a large body
 * @returns its bytes
 * @throws a problem with status 413 when the body is too long, 408 when it is too slow, 400 when the client
 *   disconnects; the stream's error
 */
export function readBody(
  body: Readable,
  { size, limit, pace, place }: { size: number | undefined; limit: number; pace: Pace; place?: Place },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.allocUnsafeSlow(Math.min(size ?? limit, limit));
    const began = Date.now();
    let received = 0;
    const watch = setInterval(() => {
      const elapsed = Date.now() - began;
      if (elapsed > pace.start && received < (pace.bytesPerSecond * elapsed) / 1000)
        stop(new Problem(408, { detail: 'The body arrived too slowly. Please send it again.' }));
    }, interval).unref();

    if (place) place.cut = stop;
    body.on('data', take).once('end', end).once('error', fail).once('close', abort);

    function take(chunk: Buffer): void {
      if (received + chunk.length > bytes.length) {
        stop(tooLarge());
        return;
      }
      chunk.copy(bytes, received);
      received += chunk.length;
      if (place) place.received = received;
    }

    function end(): void {
      leave();
      body.off('close', abort);
      resolve(bytes.subarray(0, received));
    }

    /** A connection that the client lost or closed is not a fault of the gateway. */
    function fail(error: Error): void {
      if (codeOf(error) === 'ECONNRESET') abort();
      else stop(error);
    }

    function abort(): void {
      stop(new Problem(400, { reason: goneReason, detail: 'The body ended early.' }));
    }

    function stop(error: Error): void {
      leave();
      body.off('data', take);
      reject(error);
    }

    function leave(): void {
      clearInterval(watch);
      if (place) place.cut = undefined;
    }
  });
}
