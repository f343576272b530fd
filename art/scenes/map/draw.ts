import { type Corner, type MapSpec, planTown } from './plan';

/** Colours of a map; each product has its own. */
export interface MapColours {
  readonly land: string;
  /** White unless given. */
  readonly street?: string;
  readonly streetEdge: string;
  readonly mainStreetEdge: string;
  readonly building: string;
  readonly park: string;
  readonly water: string;
  readonly railway: string;
}

/** SVG markup of a map without its `<svg>` element, and how to place things on it. */
export interface DrawnMap {
  readonly markup: string;
  readonly corner: Corner;
}

/** Water and railway are placed by hand, as parts of the map's size: every map has a lake in its south-west. */
function landmarks(width: number, height: number): { lake: string; river: string; railway: string } {
  const x = (part: number): number => Math.round(part * width);
  const y = (part: number): number => Math.round(part * height);
  return {
    lake:
      `M-20 ${y(0.66)}C${x(0.12)} ${y(0.68)} ${x(0.16)} ${y(0.82)} ${x(0.27)} ${y(0.84)}` +
      `S${x(0.4)} ${y(0.95)} ${x(0.44)} ${height + 30}L-20 ${height + 30}Z`,
    river:
      `M${x(0.27)} ${y(0.86)}C${x(0.36)} ${y(0.62)} ${x(0.5)} ${y(0.66)} ${x(0.58)} ${y(0.46)}` +
      `S${x(0.74)} ${y(0.2)} ${x(0.82)} -20`,
    railway:
      `M-20 ${y(0.58)}C${x(0.2)} ${y(0.6)} ${x(0.3)} ${y(0.74)} ${x(0.5)} ${y(0.76)}` +
      `S${x(0.8)} ${y(0.9)} ${width + 20} ${y(0.88)}`,
  };
}

/** Draws a town with river, lake and railway. */
export function drawMap(spec: MapSpec, colours: MapColours): DrawnMap {
  const plan = planTown(spec);
  const { street = '#ffffff' } = colours;
  const { lake, river, railway } = landmarks(spec.width, spec.height);
  const markup = [
    `<rect width="${spec.width}" height="${spec.height}" fill="${colours.land}"/>`,
    `<path d="${plan.parks}" fill="${colours.park}"/>`,
    `<path d="${plan.buildings}" fill="${colours.building}"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    `<path d="${plan.streets}" stroke="${colours.streetEdge}" stroke-width="7"/>`,
    `<path d="${plan.streets}" stroke="${street}" stroke-width="5"/>`,
    `<path d="${river}" stroke="${colours.water}" stroke-width="15"/>`,
    `<path d="${plan.mainStreets}" stroke="${colours.mainStreetEdge}" stroke-width="14"/>`,
    `<path d="${plan.mainStreets}" stroke="${street}" stroke-width="11"/></g>`,
    `<path d="${lake}" fill="${colours.water}"/>`,
    `<path d="${railway}" fill="none" stroke="${colours.railway}" stroke-width="3"/>`,
    `<path d="${railway}" fill="none" stroke="${colours.land}" stroke-width="1.5" stroke-dasharray="7 7"/>`,
  ].join('');
  return { markup, corner: plan.corner };
}
