import { company } from '../../content/company';
import { mark } from '../../content/mark';
import { brand } from '../lib/brandColours';
import { outlineText } from '../lib/outlines';
import { type SetTitle, titleStyle } from './setTitle';

/** How high the trail sign stands, and how far its point reaches, in pixels. */
export const sign = { height: 60, point: 24 } as const;

const signText = { font: 'host-grotesk-600', size: 29, tracking: -0.012 } as const;
/** Height of the letter H, as a part of the font size. */
const capHeight = 0.7;

/** The site's trail sign, coming in from the picture's left edge. */
export function trailSign(label: string, left: number, top: number): string {
  const middle = top + sign.height / 2;
  const y = middle + (signText.size * capHeight) / 2;
  const text = outlineText({ ...signText, text: label, x: left, y });
  const shoulder = Math.round(left + text.width + 26);
  const shape = `M-4 ${top}H${shoulder}L${shoulder + sign.point} ${middle}L${shoulder} ${top + sign.height}H-4Z`;
  return (
    `<path fill="${brand.trail}" stroke="${brand.ink}" stroke-width="3" d="${shape}"/>` +
    `<path fill="${brand.ink}" d="${text.path}"/>`
  );
}

/** The company's mark and name. */
export function logo(left: number, top: number, colour: string): string {
  const height = 34;
  const style = { font: 'host-grotesk-600', size: 36, tracking: -0.03 } as const;
  const name = outlineText({ ...style, text: company.name, x: left + 46, y: top + 29 });
  return (
    `<g fill="${colour}"><path transform="translate(${left} ${top}) scale(${height / 24})" d="${mark}"/>` +
    `<path d="${name.path}"/></g>`
  );
}

/** @returns the top of a title's highest letters, when its last line is on this baseline */
export function titleTop({ lines, size, leading }: SetTitle, baseline: number): number {
  return Math.round(baseline - (lines.length - 1) * leading - size * capHeight);
}

/** @param baseline of the last line */
export function titleLines(title: SetTitle, left: number, baseline: number, colour: string): string {
  const { lines, size, leading } = title;
  const paths = lines.map((text, index) => {
    const y = baseline - (lines.length - 1 - index) * leading;
    // The larger a letter, the more white stands before its stem.
    return outlineText({ ...titleStyle, text, size, x: left - size * 0.055, y }).path;
  });
  return `<path fill="${colour}" d="${paths.join('')}"/>`;
}
