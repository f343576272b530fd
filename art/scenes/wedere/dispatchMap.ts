import type { Point, Size } from '../../lib/point';
import { polyline } from '../../lib/svgNumbers';
import { drawMap } from '../map/draw';
import { alongStreets, type Corner } from '../map/plan';
import { routeColours, wedereMap } from './colours';
import { type mapBuses, type mapLabels, mapRoutes } from './liveMapContent';

/** Objects on the town: its buses and place names; on the water a name, too, if there is room. */
interface LiveMap extends Size {
  readonly buses: typeof mapBuses;
  readonly labels: typeof mapLabels;
  readonly lake?: { readonly x: number; readonly y: number };
}

function routeLine(corner: Corner, corners: readonly Point[], colour: string, selected: boolean): string {
  const path = polyline(alongStreets(corner, corners));
  const [casing, width, dot] = selected ? [11, 6, 6] : [8, 4, 4.5];
  const stops = corners.map((stop) => {
    const [x, y] = corner(...stop);
    return `<circle cx="${x}" cy="${y}" r="${dot}" fill="#fff" stroke="${colour}" stroke-width="2.5"/>`;
  });
  return (
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="${casing}" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" opacity="${selected ? 1 : 0.75}"/>` +
    stops.join('')
  );
}

function busMarker([x, y]: Point, colour: string, number: number): string {
  return `<g transform="translate(${x} ${y})"><circle r="26" fill="${colour}" opacity=".16"/>
<rect x="-19" y="-14" width="38" height="28" rx="7" fill="${colour}" stroke="#fff" stroke-width="2.5"/>
<text y="5" class="bus-number">${number}</text></g>`;
}

/** The dispatcher's live map: routes, buses and place names over the town. */
export function dispatchMap({ width, height, buses, labels, lake }: LiveMap): string {
  const map = drawMap({ width, height, seed: 7, block: 74, angle: -0.28 }, wedereMap);
  // Routes that share a street are drawn last to first, so that the selected one is on top.
  const routes = mapRoutes.map(([colour, corners], index) =>
    routeLine(map.corner, corners, routeColours[colour], index === 0),
  );
  const markers = buses.map(([number, colour, at]) =>
    busMarker(map.corner(...at), routeColours[colour], number),
  );
  const names = labels.map(({ text, at, size: fontSize = 13 }) => {
    const [x, y] = map.corner(...at);
    return `<text x="${x}" y="${y}" font-size="${fontSize}" class="place">${text}</text>`;
  });
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${map.markup}${routes.reverse().join('')}${markers.join('')}${names.join('')}
${lake ? `<text x="${lake.x}" y="${lake.y}" class="lake">RAINSEE</text>` : ''}</svg>`;
}
