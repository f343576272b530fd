import type { FontName } from '../lib/fonts';
import { outlineText } from '../lib/outlines';
import { tenth } from '../lib/svgNumbers';

/** How a line is set, which decides how wide its text runs. */
interface LineStyle {
  readonly size: number;
  readonly weight?: 400 | 500 | 600 | 700;
}

/** A line of words on a picture. */
export interface Line extends LineStyle {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const fontNames: Record<NonNullable<LineStyle['weight']>, FontName> = {
  400: 'host-grotesk-400',
  500: 'host-grotesk-500',
  600: 'host-grotesk-600',
  700: 'host-grotesk-700',
};
const tracking = -0.02;

function setting({ text, size, weight = 500 }: LineStyle & Pick<Line, 'text'>) {
  return { font: fontNames[weight], text, size, tracking } as const;
}

/** How wide a line runs. */
export function widthOf(line: LineStyle & Pick<Line, 'text'>): number {
  return outlineText({ ...setting(line), x: 0, y: 0 }).width;
}

/** The line as outlines; pictures hold no text that needs a font. */
export function letters(line: Line): string {
  const { x, y, fill, anchor = 'start' } = line;
  const shift = anchor === 'start' ? 0 : widthOf(line) / (anchor === 'middle' ? 2 : 1);
  return `<path fill="${fill}" d="${outlineText({ ...setting(line), x: tenth(x - shift), y }).path}"/>`;
}
