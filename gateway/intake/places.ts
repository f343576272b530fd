import type { FastifyRequest } from 'fastify';
import { Problem, retryAfter } from '../problem';
import type { Pace, Place } from './body';
import { clientOf } from './rates';

/** Seconds until a slot is likely to be free, which is how long a usual application takes. */
const patience = 10;

/** While others wait for its slot, a body must arrive this many times faster than the slowest pace. */
const haste = 8;

const crowded = () =>
  new Problem(503, {
    reason: 'crowded',
    detail: 'Too many applications arrive at this moment. Please send this one again soon.',
    headers: retryAfter(patience),
  });

const overtaken = () =>
  new Problem(408, {
    detail: 'The body arrived too slowly while others waited. Please send it again.',
    headers: retryAfter(patience),
  });

/**
 * Limits how many large bodies are in memory at once. One client may take all slots but one. When none is
 * free, the slowest body gives its slot to the next, unless it arrives fast enough.
 *
 * @param most number of slots
 * @param pace slowest accepted pace while slots are free
 */
export function placesForLargeBodies(most: number, { start, bytesPerSecond }: Pace) {
  interface Taken {
    readonly place: Place;
    readonly client: string;
    readonly since: number;
  }
  const taken = new Map<FastifyRequest, Taken>();
  const mostOfOne = Math.max(1, most - 1);

  return { take, of: (request: FastifyRequest) => taken.get(request)?.place };

  /**
   * @returns a function that frees the slot
   * @throws a problem with status 503 when none is free
   */
  function take(request: FastifyRequest): () => void {
    const client = clientOf(request.ip);
    const own = [...taken.values()].filter((other) => other.client === client);
    if (own.length >= mostOfOne) throw crowded();
    if (taken.size >= most) {
      const [slow, { place } = { place: undefined }] = slowest() ?? [];
      if (!slow || !place?.cut) throw crowded();
      taken.delete(slow);
      place.cut(overtaken());
    }
    taken.set(request, { place: { received: 0 }, client, since: performance.now() });
    return () => void taken.delete(request);
  }

  function slowest(): [FastifyRequest, Taken] | undefined {
    const now = performance.now();
    const paceOf = ({ place, since }: Taken) => (place.received / (now - since)) * 1000;
    return [...taken]
      .filter(([, one]) => one.place.cut && now - one.since > start && paceOf(one) < haste * bytesPerSecond)
      .sort(([, one], [, other]) => paceOf(one) - paceOf(other))[0];
  }
}
