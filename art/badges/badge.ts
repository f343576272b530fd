import { brand } from '../lib/brandColours';
import { outlineCircleText, outlineText } from '../lib/outlines';
import { svgDocument } from '../lib/svgDocument';

/** What a standard is about, around the badge: its upper half and its lower one. */
type BadgeWords = readonly [upper: string, lower: string];

/** A certification: the standard and its subject, nothing else. */
export interface Certification {
  /** Who publishes the standard, above the number. */
  readonly publisher: string;
  readonly number: string;
  /** The standard's own words, in every language that has them. */
  readonly words: Readonly<Record<'en' | 'de', BadgeWords>>;
}

const size = 240;
const centre = size / 2;
/** A round badge, 240 units across. */
export function badgeSvg({ publisher, number }: Certification, [upper, lower]: BadgeWords): string {
  const middle = { x: centre, anchor: 'middle' } as const;
  // The longest number leaves as much room to the inner circle as a numeral is wide.
  const numberFont = { font: 'host-grotesk-600', size: 44, tracking: -0.03 } as const;
  const numberOutlines = outlineText({ ...middle, ...numberFont, text: number, y: 135 });
  const publisherFont = { font: 'host-grotesk-500', size: 16, tracking: 0.04 } as const;
  const publisherOutlines = outlineText({ ...middle, ...publisherFont, text: publisher, y: 90 });
  const band = { font: 'host-grotesk-500', size: 14, tracking: 0.09, centre } as const;
  return svgDocument({ width: size, height: size }, [
    `<circle cx="${centre}" cy="${centre}" r="119" fill="${brand.spruce}"/>`,
    `<g fill="none" stroke="${brand.iceLine}"><circle cx="${centre}" cy="${centre}" r="113"/>`,
    `<circle cx="${centre}" cy="${centre}" r="82"/></g>`,
    `<g fill="${brand.white}">${outlineCircleText({ ...band, text: upper, radius: 92.5, side: 'top' })}</g>`,
    `<g fill="${brand.iceText}">${outlineCircleText({ ...band, text: lower, radius: 102.5, side: 'bottom' })}</g>`,
    `<path fill="${brand.white}" d="${numberOutlines.path}"/>`,
    `<path fill="${brand.iceText}" d="${publisherOutlines.path}"/>`,
    `<path fill="${brand.trail}" d="M120 153l9.500 16h-19z"/>`,
  ]);
}
