import { brand } from '../lib/brandColours';

/** Colours of a map's background and objects; those of the route are `wayColours`. */
export interface GroundColours {
  readonly ground: string;
  /** Laid over the land once more from each tinted level up. */
  readonly tint: string;
  readonly tintOpacity: number;
  readonly line: string;
  readonly indexLine: string;
  readonly firnLine: string;
  readonly firnIndexLine: string;
  readonly lake: string;
  readonly shore: string;
  readonly shallow: string;
  readonly numeral: string;
}

const light = { tint: brand.white, numeral: brand.ink } as const;
const dark = { tint: brand.ice, numeral: brand.white } as const;

const spruce = {
  ...dark,
  ground: '#1c4b45',
  tintOpacity: 0.07,
  line: '#37706a',
  indexLine: '#5b958d',
  firnLine: '#5a929b',
  firnIndexLine: '#8fb8bc',
  lake: '#123d49',
  shore: '#4f8490',
  shallow: '#235763',
} as const;

/** The backgrounds of the maps, the same in light and dark. */
export const grounds = {
  spruce,
  /** Of the large map of all programmes: its summits are brighter. */
  sheet: { ...spruce, tintOpacity: 0.115, firnLine: '#7fb0b5', firnIndexLine: '#b9d5d6' },
  ice: {
    ...light,
    ground: brand.ice,
    tintOpacity: 0.22,
    line: '#8db0b7',
    indexLine: '#5f929c',
    firnLine: '#8fb3ba',
    firnIndexLine: '#6498a2',
    lake: '#6d9fab',
    shore: '#3f7480',
    shallow: '#8ab5bf',
  },
  /** Paler than the way, which is yellow on every map. */
  yellow: {
    ...light,
    ground: '#ffe58f',
    tintOpacity: 0.24,
    line: '#d9b440',
    indexLine: '#ad8400',
    firnLine: '#d9b440',
    firnIndexLine: '#ad8400',
    lake: '#dcebed',
    shore: '#ad8400',
    shallow: '#b9d2d7',
  },
  night: {
    ...dark,
    ground: '#12303a',
    tintOpacity: 0.06,
    line: '#29525e',
    indexLine: '#477884',
    firnLine: '#4b7f8c',
    firnIndexLine: '#83adb8',
    lake: '#0b222a',
    shore: '#477884',
    shallow: '#1b414c',
  },
  firn: {
    ...dark,
    ground: '#44747d',
    tintOpacity: 0.09,
    line: '#5f909a',
    indexLine: '#88b3bb',
    firnLine: '#7eabb3',
    firnIndexLine: '#b4d0d5',
    lake: '#2e5a63',
    shore: '#88b3bb',
    shallow: '#3a6a73',
  },
} as const satisfies Record<string, GroundColours>;

export type GroundName = keyof typeof grounds;

/** Trail, markers and their dark edge. */
export const wayColours = {
  casing: '#050d0b',
  trail: brand.trail,
  week: brand.trail,
  marked: brand.white,
} as const;
