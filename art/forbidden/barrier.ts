import type { SceneColours } from './colours';
import { snowOn } from './snow';

const bar = { left: 596, right: 1004, top: 612, bottom: 654 };
const legs = [
  { x: 632, foot: 748 },
  { x: 968, foot: 746 },
];
const stripe = 34;

function leg(x: number, foot: number, colours: SceneColours): string {
  return (
    `<path d="M${x - 9} 592h18V${foot}h-18Z" fill="${colours.pole}" stroke="${colours.ink}" stroke-width="4"/>` +
    `<path d="M${x - 7} 594h4.500V${foot - 2}h-4.500Z" fill="${colours.poleLight}"/>` +
    snowOn(x - 13, x + 13, 592, 12, colours)
  );
}

/** A bar in yellow and ink across the path, on two legs, with snow on it. */
export function barrier(colours: SceneColours): string {
  const { left, right, top, bottom } = bar;
  const height = bottom - top;
  const stripes: string[] = [];
  // The phase lets a dark stripe end exactly in the bar's lower right corner.
  for (let x = left - height - stripe * 2 + 8; x < right; x += stripe * 2) {
    stripes.push(`M${x} ${bottom}l${height}-${height}h${stripe}l-${height} ${height}Z`);
  }
  const outline = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  return (
    legs.map(({ x, foot }) => leg(x, foot, colours)).join('') +
    `<clipPath id="bar"><path d="${outline}"/></clipPath>` +
    `<path d="${outline}" fill="${colours.yellow}"/>` +
    `<g clip-path="url(#bar)"><path d="${stripes.join('')}" fill="${colours.ink}"/>` +
    `<path d="M${left} ${bottom - 8}H${right}v8H${left}Z" fill="${colours.ink}" opacity=".22"/></g>` +
    `<path d="${outline}" fill="none" stroke="${colours.ink}" stroke-width="4.500"/>` +
    snowOn(left + 54, 786, top, 15, colours) +
    snowOn(822, right - 52, top, 11, colours)
  );
}
