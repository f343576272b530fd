import type { FastifyRequest } from 'fastify';
import { Problem, retryAfter } from '../problem';
import type { Pace, Place } from './body';
import { clientOf } from './rates';

/** Seconds after which a place is likely to be free: as long as a usual application takes. */
const patience = 10;

/** How many times as fast as the slowest pace a body must come while others wait for its place. */
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
 * Bounds how many large bodies are in memory at once. One client never takes all places but the only one. When they run
 * out, the slowest body loses its place to the next one, unless it comes fast enough.
 *
 * @param most how many
 * @param pace of the slowest body that is waited for when there are places
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
   * @returns how to give the place back
   * @throws a problem with status 503 when there is none
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
