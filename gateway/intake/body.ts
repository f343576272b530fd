import type { Readable } from 'node:stream';
import { codeOf } from '../errorCode';
import { goneReason, Problem } from '../problem';

export interface Pace {
  /** Milliseconds in which nothing is expected yet. */
  readonly start: number;
  /** Then, on average since the beginning. */
  readonly bytesPerSecond: number;
}

/** A place for a body that is being read. */
export interface Place {
  /** Bytes that have come. */
  received: number;
  /** Ends the reading; nothing before it begins and once it is over. */
  cut?: (problem: Problem) => void;
}

/** How often the pace is looked at, in milliseconds. */
const interval = 500;

export const tooLarge = () => new Problem(413, { detail: 'The body is larger than this form can be.' });

/**
 * Reads a body into memory, of which only as much is used as really arrives.
 *
 * @param body as it comes from the connection
 * @param size bytes that were announced; undefined when nothing was
 * @param limit most bytes
 * @param place of a large body
 * @returns its bytes
 * @throws a problem with status 413 when there are more, 408 when they come too slowly;
 *   400 when the client goes away; the stream's error
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

    /** A connection that the client lost or closed is no fault of ours. */
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
