import { brand } from '../lib/brandColours';
import { ringPath } from '../lib/curves';
import { outlineCircleText, outlineText } from '../lib/outlines';
import type { Point } from '../lib/point';
import { svgDocument } from '../lib/svgDocument';
import { tenths } from '../lib/svgNumbers';

/** What a standard is about, around the badge: its upper half and its lower one. */
type BadgeWords = readonly [upper: string, lower: string];

/** A certification: the standard and its subject, nothing else. */
export interface Certification {
  /** Who publishes the standard, above the number. */
  readonly publisher: string;
  readonly number: string;
  /** The standard's own words, in every language that has them. */
  readonly words: Readonly<Record<'en' | 'de', BadgeWords>>;
  /** Shapes the contour rings, so that the badges differ. */
  readonly seed: number;
}

const size = 240;
const centre = size / 2;
/** The rings leave the middle to the number and end before the band that holds the text. */
const innermost = 30;
const ringCount = 8;
const ringDistance = 6.4;

/** One closed contour around the centre: a circle with three waves in it. */
function contourRing(seed: number, ring: number): string {
  const corners = Array.from({ length: 60 }, (_, index): Point => {
    const angle = (index / 60) * Math.PI * 2;
    const wave =
      0.1 * Math.sin(angle * 2 + seed) +
      0.07 * Math.sin(angle * 3 + seed * 2.3 + ring * 0.14) +
      0.035 * Math.sin(angle * 5 - seed);
    const radius = (innermost + ring * ringDistance) * (1 + wave);
    return [centre + Math.cos(angle) * radius, centre + Math.sin(angle) * radius];
  });
  return `<path d="${ringPath(corners, tenths)}Z"/>`;
}

/** A round badge, 240 units across. */
export function badgeSvg({ publisher, number, seed }: Certification, [upper, lower]: BadgeWords): string {
  const rings = Array.from({ length: ringCount }, (_, ring) => contourRing(seed, ring)).join('');
  const middle = { x: centre, anchor: 'middle' } as const;
  const numberFont = {
    font: 'host-grotesk-600',
    size: number.length > 4 ? 50 : 58,
    tracking: -0.04,
  } as const;
  const numberOutlines = outlineText({ ...middle, ...numberFont, text: number, y: 138 });
  const publisherFont = { font: 'host-grotesk-500', size: 16, tracking: 0.04 } as const;
  const publisherOutlines = outlineText({ ...middle, ...publisherFont, text: publisher, y: 90 });
  const band = { font: 'host-grotesk-500', size: 14, tracking: 0.09, centre } as const;
  return svgDocument({ width: size, height: size }, [
    `<circle cx="${centre}" cy="${centre}" r="119" fill="${brand.spruce}"/>`,
    // The rings are clipped to the inner disc by painting the band over them.
    `<g fill="none" stroke="${brand.spruceLine}">${rings}</g>`,
    `<circle cx="${centre}" cy="${centre}" r="97.500" fill="none" stroke="${brand.spruce}" stroke-width="31"/>`,
    `<g fill="none" stroke="${brand.iceLine}"><circle cx="${centre}" cy="${centre}" r="113"/>`,
    `<circle cx="${centre}" cy="${centre}" r="82"/></g>`,
    `<g fill="${brand.white}">${outlineCircleText({ ...band, text: upper, radius: 92.5, side: 'top' })}</g>`,
    `<g fill="${brand.iceText}">${outlineCircleText({ ...band, text: lower, radius: 102.5, side: 'bottom' })}</g>`,
    `<path fill="${brand.white}" d="${numberOutlines.path}"/>`,
    `<path fill="${brand.iceText}" d="${publisherOutlines.path}"/>`,
    `<path fill="${brand.trail}" d="M120 153l9.500 16h-19z"/>`,
  ]);
}
