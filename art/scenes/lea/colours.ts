import type { MapColours } from '../map/draw';

export const leaMap: MapColours = {
  land: '#f3eef4',
  streetEdge: '#ded3e2',
  mainStreetEdge: '#d3c5d8',
  building: '#e8e0ea',
  park: '#d7e6d3',
  water: '#c7d9e8',
  railway: '#bfb0c5',
};

export const plum = '#2a1533';
export const coral = '#c23a29';
export const mauve = '#7a4a8c';
