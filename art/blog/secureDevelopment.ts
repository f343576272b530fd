import { brand } from '../lib/brandColours';
import { lerp } from '../lib/numbers';
import type { Point } from '../lib/point';
import { trailPath } from '../route/softTrail';
import { blur } from '../terrain/blur';
import { heightfield } from '../terrain/cachedHeightfield';
import { letters, widthOf } from './letters';
import type { Light } from './light';
import { casedLine, footOfPost, post, trailSign } from './marks';
import { edgeOf, landBelow, layersBelow, lights, rowAt, terrain } from './profileLand';
import { heroSize, sideWidth } from './size';
import { wideDrawing } from './wide';
import type { BlogWords } from './words';

const { width, height } = heroSize;
/** Beyond the sides, so that the strong lines end out of sight. */
const overhang = sideWidth + 40;
const walk = { from: [0.1, 0.52], to: [0.86, 0.5], width, overhang } as const;

type Colours = (typeof lights)[Light];
/** Rows between which the land rises. */
const foot = 716;
const top = 372;
/** Walks behind, further away and higher in the picture. */
const backgrounds = [
  { offset: -0.3, lift: 130, roughness: 1.25 },
  { offset: -0.15, lift: 70, roughness: 1.1 },
] as const;
const strata = [46, 98, 156, 220, 290, 366] as const;
/** Layers fade above the phases' names. */
const fading = { from: 690, to: 790 } as const;

/** Posts from left to right; `sign` is the row of the sign's middle. Neighbours' signs do not meet. */
const posts = [
  { x: 262, sign: 512 },
  { x: 531, sign: 316 },
  { x: 800, sign: 432 },
  { x: 1069, sign: 158 },
  { x: 1338, sign: 268 },
] as const;
const sign = { height: 84, point: 36, padding: 28 } as const;
const checkStyle = { size: 41, weight: 600, fill: brand.ink } as const;
const phaseStyle = { size: 46, fill: brand.white, anchor: 'middle' } as const;
const phaseRow = 846;

/** How wide a check's sign is. */
function signWidth(check: string): number {
  return widthOf({ ...checkStyle, text: check }) + 2 * sign.padding + sign.point;
}

/** A trail sign on a post: pointed in the direction of travel. */
function signpost(
  { x, sign: middle }: (typeof posts)[number],
  check: string,
  points: readonly Point[],
  colours: Colours,
): string {
  const wide = signWidth(check);
  const left = Math.round(x - wide / 2);
  return [
    post([x, middle - sign.height / 2 - 26], rowAt(points, x), colours.post),
    trailSign([left, middle], { ...sign, width: Math.round(wide) }),
    letters({ ...checkStyle, text: check, x: left + sign.padding, y: middle + 15 }),
  ].join('');
}

/** The way of development seen from the side, with its checks as signs on the way. */
export async function secureDevelopmentPicture({ development }: BlogWords, light: Light): Promise<string> {
  const colours = lights[light];
  const heights = blur(await heightfield(terrain), 3);
  const land = edgeOf(heights, walk, 0, { low: foot, high: top });
  const behind = backgrounds.map(({ offset, lift, roughness }, index) =>
    landBelow(
      edgeOf(heights, walk, offset, { low: foot - lift, high: lerp(foot, top, roughness) - lift }),
      height,
      colours.behind[index] ?? colours.sky,
    ),
  );
  return wideDrawing([
    `<path fill="${colours.sky}" d="M${-sideWidth} 0h${width + 2 * sideWidth}v${height}H${-sideWidth}z"/>`,
    ...behind,
    ...posts.map((post, index) => signpost(post, development.checks[index] ?? '', land, colours)),
    landBelow(land, height, colours.land),
    layersBelow(land, strata, fading, colours),
    casedLine(trailPath(land), brand.trail, 10),
    ...posts.map(({ x }) => footOfPost([x, rowAt(land, x)])),
    ...posts.map(({ x }, index) =>
      letters({ ...phaseStyle, text: development.phases[index] ?? '', x, y: phaseRow }),
    ),
  ]);
}
