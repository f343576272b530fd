import { areOne, moveAll } from '../spool/move';
import type { OpenSpool } from '../spool/types';
import { done, type Outcome, refused } from './run';

/**
 * Moves all items into another spool.
 *
 * @param goesOn called before each item; false stops the move
 * @returns how many items of each state were moved, or why some were not
 * @throws errors of the disk or the database
 */
export async function moveTo(from: OpenSpool, to: OpenSpool, goesOn: () => boolean): Promise<Outcome> {
  if (await areOne(from, to))
    return refused('--to names the spool that SPOOL_URL or SPOOL_DIR names; nothing was moved');
  const counts = await moveAll(from, to, goesOn);
  const text = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  if (!goesOn()) return refused(`stopped after ${text.join(', ')}; the same command goes on from there`);
  return done(text.join(', '), counts);
}
