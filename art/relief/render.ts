import { mix, type Rgb, rgb } from '../lib/colour';
import { lerp, smoothstep } from '../lib/numbers';
import { heightfield } from '../terrain/cachedHeightfield';
import { type Grid, type LandSheet, sample } from '../terrain/grid';
import type { TerrainSpec } from '../terrain/heightfield';
import { hillshade } from '../terrain/hillshade';

interface ReliefColours {
  readonly shadow: string;
  readonly middle: string;
  readonly light: string;
  /** Tint of the highest lit slopes. */
  readonly warm: string;
}

export interface Relief extends LandSheet {
  readonly terrain: TerrainSpec;
  readonly colours?: ReliefColours;
  /** Number of contour lines from the lowest to the highest point; none if left out. */
  readonly contours?: number;
}

const dayColours: ReliefColours = { shadow: '#12332f', middle: '#7fa9ad', light: '#f4f8f7', warm: '#fff3c4' };
const contourInk = rgb('#0e2c2a');
const verticalScale = 0.17;
/** Cartographers light from the north-west: light from below would turn valleys into ridges to the eye. */
const sun = { azimuth: 315, elevation: 38 };

/** Opacity of contour ink at a place, thin on any slope because it is measured against the gradient. */
function contourOpacity(heights: Grid, x: number, y: number, elevation: number, count: number): number {
  const level = elevation * count;
  const nearest = Math.round(level);
  const gradient =
    Math.hypot(sample(heights, x + 0.7, y) - elevation, sample(heights, x, y + 0.7) - elevation) *
    count *
    1.4;
  const isIndexLine = nearest % 5 === 0;
  const width = gradient * (isIndexLine ? 0.8 : 0.5) + 1e-6;
  return Math.max(0, 1 - Math.abs(level - nearest) / width) * (isIndexLine ? 0.5 : 0.28);
}

/**
 * Draws land seen from above with shaded relief after Eduard Imhof: light from the north-west, cast
 * shadows, valleys paler with distance from the eye, lit heights warmer.
 *
 * @returns 8-bit RGB pixels of `width` by `height`
 */
export async function renderRelief(relief: Relief): Promise<Buffer> {
  const heights = await heightfield(relief.terrain);
  const shade = hillshade(heights, verticalScale, sun);
  const hex = relief.colours ?? dayColours;
  const [shadow, middle, light, warm] = [rgb(hex.shadow), rgb(hex.middle), rgb(hex.light), rgb(hex.warm)];
  const { width, height, crop } = relief;
  const pixels = Buffer.alloc(width * height * 3);

  const colourAt = (x: number, y: number): Rgb => {
    const elevation = sample(heights, x, y);
    const sunlight = sample(shade.lit, x, y) * lerp(0.55, 1, sample(shade.sunlit, x, y));
    const clearness = lerp(0.55, 1, smoothstep(0.05, 0.75, elevation));
    const tone = lerp(0.62, smoothstep(0.02, 0.95, sunlight), clearness);
    const grey =
      tone < 0.5 ? mix(shadow, middle, smoothstep(0, 1, tone * 2)) : mix(middle, light, (tone - 0.5) * 2);
    const tinted = mix(grey, warm, 0.55 * smoothstep(0.75, 1, tone) * smoothstep(0.35, 0.8, elevation));
    if (!relief.contours) return tinted;
    return mix(tinted, contourInk, contourOpacity(heights, x, y, elevation, relief.contours));
  };

  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = (crop.left + (column / width) * crop.width) * heights.size;
      const y = (crop.top + (row / height) * crop.height) * heights.size;
      pixels.set(colourAt(x, y), (row * width + column) * 3);
    }
  }
  return pixels;
}
