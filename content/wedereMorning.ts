/**
 * A school morning in the case study Wedere, in minutes after midnight; its texts are `caseWedere:timetable.rows`, in this
 * order.
 */
export const morning = [330, 375, 400, 444, 462, 485] as const;

/** A minute, and the fraction of its route that a bus has covered by then, from 0 to 1. */
type Halt = readonly [minute: number, gone: number];

/** Bus 4 from the depot to Rainhof School, with its stops as in the parents' app; it waits a minute at each. */
export const bridge: Halt = [450, 0.77];
export const busFour: readonly Halt[] = [
  [400, 0],
  [410, 0.15],
  [418, 0.27],
  [426, 0.4],
  [434, 0.52],
  [441, 0.62],
  bridge,
  [462, 1],
];

/**
 * @returns the other buses, drawn with plausible routes: none leaves before the first or arrives after the
 *   last minute
 */
export function otherBuses(count: number): readonly (readonly Halt[])[] {
  return Array.from({ length: count }, (_, bus) => {
    const [leaves, arrives] = [400 + ((bus * 13) % 27), 452 + ((bus * 19) % 34)];
    const stops = 5 + (bus % 4);
    return Array.from({ length: stops + 1 }, (_, stop): Halt => {
      const jitter = stop > 0 && stop < stops ? (((bus * 7 + stop * 5) % 5) - 2) * 0.02 : 0;
      return [Math.round(leaves + ((arrives - leaves) * stop) / stops), stop / stops + jitter];
    });
  });
}
