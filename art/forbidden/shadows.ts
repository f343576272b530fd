import type { SceneColours } from './colours';

/** Feet on the snow: column, row, and how wide the thing above is. */
const feet = [
  { x: 632, y: 748, width: 22 },
  { x: 800, y: 742, width: 24 },
  { x: 968, y: 746, width: 22 },
];

/** Soft contact shadows, and long faint ones that fall towards the lower right, away from the light. */
export function shadows(colours: SceneColours): string {
  const contact = feet.map(
    ({ x, y, width }) => `<ellipse cx="${x + 6}" cy="${y + 1}" rx="${width * 1.7}" ry="${width * 0.38}"/>`,
  );
  const cast = feet.map(
    ({ x, y, width }) => `<path d="M${x - width / 2} ${y}h${width}l190 96h-${width * 1.6}Z"/>`,
  );
  const barCast = '<path d="M690 777h408l46 23H734Z"/>';
  return `<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="softer" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="7"/></filter>
<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="740" x2="0" y2="842"><stop offset="0" stop-color="${colours.shadow}" stop-opacity=".34"/><stop offset="1" stop-color="${colours.shadow}" stop-opacity="0"/></linearGradient>
<g filter="url(#softer)" fill="url(#fade)">${cast.join('')}${barCast}</g>
<g filter="url(#soft)" fill="${colours.shadow}" opacity=".6">${contact.join('')}</g>`;
}

/** Snow blown against the feet, drawn last so that they stand in it. */
export function drifts(colours: SceneColours): string {
  return feet
    .map(
      ({ x, y, width }) =>
        `<path d="M${x - width * 1.5} ${y + 9}q${width * 0.7}-16 ${width * 1.3}-14t${width * 1.9} 14q-${width * 1.6} 5-${width * 3.2} 0Z" fill="${colours.snowLight}"/>`,
    )
    .join('');
}
