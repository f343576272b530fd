import type { MapColours } from '../map/draw';

export const wedereMap: MapColours = {
  land: '#eef1f4',
  streetEdge: '#d8dfe7',
  mainStreetEdge: '#c9d3df',
  building: '#e1e6ec',
  park: '#d5e6d2',
  water: '#bcd9e2',
  railway: '#b9c2be',
};

/** Colours of bus routes, and Wedere's own blue first. */
export const routeColours = { blue: '#1b3fb5', orange: '#c25f00', green: '#0f7a61', red: '#a3325e' } as const;
export type RouteColour = keyof typeof routeColours;
export const childYellow = '#ffb703';
