import { Problem, retryAfter } from '../problem';

/** Seconds after which a place is likely to be free: as long as a usual application takes. */
const patience = 10;

/**
 * Bounds how many large bodies are in memory at once.
 *
 * @param most how many
 * @returns takes a place and returns how to give it back, once or more often;
 *   throws a problem with status 503 when there is none
 */
export function placesForLargeBodies(most: number): () => () => void {
  let taken = 0;
  return () => {
    if (taken >= most) {
      throw new Problem(503, {
        detail: 'Too many applications arrive at this moment. Please send this one again soon.',
        headers: retryAfter(patience),
      });
    }
    taken += 1;
    let given = false;
    return () => {
      if (!given) taken -= 1;
      given = true;
    };
  };
}
