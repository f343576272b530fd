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

/** For a screen next to the steering wheel, before sunrise. */
export const nightMap: MapColours = {
  land: '#131f3d',
  street: '#2c3c66',
  streetEdge: '#1b294c',
  mainStreetEdge: '#1b294c',
  building: '#1a2849',
  park: '#153a41',
  water: '#1d4468',
  railway: '#3a4a72',
};

/** Colours of bus routes, and Wedere's own blue first. */
export const routeColours = { blue: '#1b3fb5', orange: '#c25f00', green: '#0f7a61', red: '#a3325e' } as const;
export type RouteColour = keyof typeof routeColours;
export const childYellow = '#ffb703';
