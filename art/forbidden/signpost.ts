import type { SceneColours } from './colours';
import { snowOn, snowOnDisc } from './snow';

/** Where the post stands, and the row of the snow there. */
const poleX = 800;
const foot = 742;
const plate = { y: 318, radius: 104, ring: 30 };
const arrow = { top: 462, bottom: 538, left: 664, right: 916, point: 44 };

function pole(colours: SceneColours): string {
  return (
    `<path d="M${poleX - 10} 170h20V${foot}h-20Z" fill="${colours.pole}" stroke="${colours.ink}" stroke-width="4"/>` +
    `<path d="M${poleX - 8} 172h5V${foot - 2}h-5Z" fill="${colours.poleLight}"/>` +
    snowOn(poleX - 14, poleX + 14, 170, 13, colours)
  );
}

/** The plate that closes a path to everybody: white, with a red ring. */
function closedPlate(colours: SceneColours): string {
  const { y, radius, ring } = plate;
  return (
    `<circle cx="${poleX}" cy="${y}" r="${radius}" fill="${colours.plate}" stroke="${colours.ink}" stroke-width="4.500"/>` +
    `<circle cx="${poleX}" cy="${y}" r="${radius - 6 - ring / 2}" fill="none" stroke="${colours.ring}" stroke-width="${ring}"/>` +
    snowOnDisc({ x: poleX, y, radius }, -52, 44, colours)
  );
}

/** The design's pointed trail sign, crossed out by two boards nailed over it. */
function crossedSign(colours: SceneColours): string {
  const { top, bottom, left, right, point } = arrow;
  const middle = (top + bottom) / 2;
  const shape = `M${left} ${top}H${right - point}L${right} ${middle}L${right - point} ${bottom}H${left}Z`;
  const board = (turn: number): string =>
    `<g transform="translate(${poleX + 14} ${middle}) rotate(${turn})"><path d="M-84-10h168v20h-168Z" fill="${colours.board}" stroke="${colours.ink}" stroke-width="4"/>` +
    `<path d="M-73-2h4v4h-4ZM69-2h4v4h-4Z" fill="${colours.ink}"/></g>`;
  return (
    `<path d="${shape}" fill="${colours.yellow}" stroke="${colours.ink}" stroke-width="4.500" stroke-linejoin="round"/>` +
    `<path d="M${left + 3} ${bottom - 12}H${right - point - 4}l-6 9.500H${left + 3}Z" fill="${colours.yellowShade}"/>` +
    board(38) +
    board(-38) +
    snowOn(left - 5, left + 82, top, 15, colours)
  );
}

/** The post with its two signs, light from the upper left. */
export function signpost(colours: SceneColours): string {
  return pole(colours) + closedPlate(colours) + crossedSign(colours);
}
