import { brand } from '../lib/brandColours';
import { type Point, pts, softenPolyline } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { spreadAlong, trailPath } from '../route/softTrail';
import { blur } from '../terrain/blur';
import { heightfield } from '../terrain/cachedHeightfield';
import { letters, widthOf } from './letters';
import type { Light } from './light';
import { casedLine, footOfPost, post, trailSign } from './marks';
import { edgeOf, landBelow, layersBelow, lights, rowAt, terrain } from './profileLand';
import { phoneSize } from './size';
import type { BlogWords } from './words';

const { width, height } = phoneSize;
/** A ridge, climbed from ledge to ledge, with a post on each. */
const ridge = pts(
  '-60 904, 40 896, 150 886, 280 886, 410 884, 476 876, 500 828, 510 776, 532 752, 566 746, 586 728, 594 676, ' +
    '606 630, 630 612, 664 604, 676 560, 684 480, 692 430, 712 402, 742 394, 750 330, 754 262, 764 224, 784 208, 870 172',
);
const walk = { from: [0.1, 0.52], to: [0.86, 0.5], width, overhang: 60 } as const;
/** Land behind, further away and higher in the picture. */
const backgrounds = [
  { offset: -0.3, rows: { low: 640, high: 170 } },
  { offset: -0.15, rows: { low: 800, high: 470 } },
] as const;
const fading = { from: height - 120, to: height + 40 } as const;
const layers = [54, 118, 192, 276, 370, 474, 588, 712] as const;

/**
 * Posts from left to right; `sign` is the row of the sign's middle. Nothing stands across the row where cards cut the
 * drawing off (16 to 9).
 */
const posts = [
  { x: 250, sign: 812 },
  { x: 536, sign: 676 },
  { x: 630, sign: 536 },
  { x: 714, sign: 314 },
  { x: 762, sign: 130 },
] as const;
const sign = { height: 76, point: 36, padding: 26 } as const;
/** How far a sign reaches beyond its post. */
const beyond = 24;
const checkStyle = { size: 42, weight: 600 } as const;
const phaseStyle = { size: 34, weight: 500, above: 54 } as const;

const widthOfSign = (check: string): number =>
  Math.round(widthOf({ ...checkStyle, text: check })) + 2 * sign.padding + sign.point;

/** Where a sign begins: it ends beyond its post, and stays on the picture. */
const leftOf = (x: number, check: string): number =>
  Math.max(40, Math.min(x + beyond, width - 16) - widthOfSign(check));

/** The way of development for phones: steeper, with larger words; each phase stands over its check. */
export async function secureDevelopmentOnPhones({ development }: BlogWords, light: Light): Promise<string> {
  const colours = lights[light];
  const heights = blur(await heightfield(terrain), 3);
  const land: readonly Point[] = softenPolyline(spreadAlong(ridge, 150), 7);
  const signs = posts.map(({ x, sign: middle }, index) => {
    const [check = '', phase = ''] = [development.checks[index], development.phases[index]];
    const left = leftOf(x, check);
    return [
      trailSign([left, middle], { ...sign, width: widthOfSign(check) }),
      letters({ ...checkStyle, text: check, x: left + sign.padding, y: middle + 15, fill: brand.ink }),
      letters({ ...phaseStyle, text: phase, x: left, y: middle - phaseStyle.above, fill: colours.onSky }),
    ].join('');
  });
  return svgDocument(phoneSize, [
    `<path fill="${colours.sky}" d="M0 0h${width}v${height}H0z"/>`,
    ...backgrounds.map(({ offset, rows }, index) =>
      landBelow(edgeOf(heights, walk, offset, rows), height, colours.behind[index] ?? colours.sky),
    ),
    ...posts.map(({ x, sign: middle }) => post([x, middle - 58], rowAt(land, x), colours.post)),
    landBelow(land, height, colours.land),
    layersBelow(land, layers, fading, colours),
    casedLine(trailPath(land), brand.trail, 10),
    ...posts.map(({ x }) => footOfPost([x, rowAt(land, x)])),
    ...signs,
  ]);
}
