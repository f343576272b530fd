import type { SceneColours } from './colours';

function capped(path: string, colours: SceneColours): string {
  return `<path d="${path}" fill="${colours.snowCap}" stroke="${colours.ink}" stroke-width="4" stroke-linejoin="round"/>`;
}

/** Snow on a level edge, from `left` to `right`: a round cap on a post, a calm drift on anything longer. */
export function snowOn(
  left: number,
  right: number,
  row: number,
  depth: number,
  colours: SceneColours,
): string {
  const width = right - left;
  const top = row - depth;
  if (width < 60) {
    const middle = left + width / 2;
    return capped(
      `M${left} ${row}C${left} ${top} ${left + width * 0.2} ${top} ${middle} ${top}S${right} ${top} ${right} ${row}Z`,
      colours,
    );
  }
  return capped(
    `M${left} ${row}C${left + 2} ${row - depth * 0.8} ${left + depth * 0.9} ${top} ${left + depth * 2} ${top}` +
      `C${left + width * 0.55} ${top - depth * 0.1} ${right - depth * 2.6} ${row - depth * 0.5} ${right} ${row}Z`,
    colours,
  );
}

/** Snow on top of a disc: a crescent from one angle to another, in degrees from the top. */
export function snowOnDisc(
  disc: { readonly x: number; readonly y: number; readonly radius: number },
  from: number,
  to: number,
  colours: SceneColours,
): string {
  const on = (degrees: number, radius: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(disc.x + Math.sin(angle) * radius).toFixed(1)} ${(disc.y - Math.cos(angle) * radius).toFixed(1)}`;
  };
  const { radius } = disc;
  const inner = disc.y - radius * 0.88;
  return capped(
    `M${on(from, radius)}C${on(from * 0.86, radius * 1.16)} ${on(from * 0.4, radius * 1.25)} ${on(0, radius * 1.2)}` +
      `S${on(to * 0.72, radius * 1.13)} ${on(to, radius)}` +
      `C${on(to * 0.7, radius * 0.9)} ${disc.x + radius * 0.3} ${inner} ${disc.x} ${inner}` +
      `S${on(from * 0.7, radius * 0.9)} ${on(from, radius)}Z`,
    colours,
  );
}
