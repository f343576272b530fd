import { outlineText, type TextLine } from '../lib/outlines';

/** A logo 48 units high: a drawn mark, with a name next to it. */
export interface ClientLogo {
  /** Path data of the sign; overlapping parts cut each other out (even-odd). */
  readonly sign: string;
  readonly lines: readonly (TextLine & { readonly x: number; readonly y: number })[];
  /** Path data that needs to know where the text ends. */
  readonly after?: (textEnd: number) => string;
  /** Space that `after` takes. */
  readonly afterWidth?: number;
}

/** A filled circle as path data. */
function disc(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}Z`;
}

/** Part of a ring from one angle to another, clockwise from the top, in degrees; less than a half turn. */
function ringPart(x: number, y: number, outer: number, inner: number, from: number, to: number): string {
  const on = (radius: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`;
  };
  return (
    `M${on(outer, from)}A${outer} ${outer} 0 0 1 ${on(outer, to)}` +
    `L${on(inner, to)}A${inner} ${inner} 0 0 0 ${on(inner, from)}Z`
  );
}

/** A school bus from the side: windows and wheel arches are holes. */
const bus =
  'M4 11h35a5 5 0 0 1 5 5v18a3 3 0 0 1-3 3h-2.2a5.6 5.6 0 0 1-11.2 0H17.4a5.6 5.6 0 0 1-11.2 0H4a3 3 0 0 1-3-3V14a3 3 0 0 1 3-3Z' +
  'M6 16v8h9v-8ZM19 16v8h9v-8ZM32 16v8h7v-6a2 2 0 0 0-2-2Z' +
  disc(11.8, 37.2, 3.4) +
  disc(33.2, 37.2, 3.4);

/** A wheel: four parts of a tyre with true gaps between them, and a hub. */
const wheel =
  [0, 90, 180, 270].map((start) => ringPart(21, 24, 20, 11.5, start + 5, start + 85)).join('') +
  disc(21, 24, 5);

/** An H whose bar leans like a pulse. */
const pulse =
  'M4 8h7.500v12.500h3.500l5-6 5 12.500 2-3h0V8h7.500v32H27V28.500h0l-3 4.500-5-12-3 4H11.500V40H4Z';

/** Two slopes, one behind the other, with a gap between. */
const slopes = 'M0 40 17 7l9 17.500L18 40ZM28.500 20 39 40H22.500l-2-.5L28.500 25Z';

/** Four tiles, each with one rounded corner, turned about the middle. */
const tiles = 'M2 10h13v13H2zM18 10h13v13c-9 0-13-4-13-13ZM2 26c9 0 13 4 13 13H2ZM18 26h13v13H18z';

const waves =
  'M0 14c6-6 12-6 18 0s12 6 18 0v6c-6 6-12 6-18 0s-12-6-18 0Z' +
  'M0 26c6-6 12-6 18 0s12 6 18 0v6c-6 6-12 6-18 0s-12-6-18 0Z';

/** The nine invented clients by the name of their file. */
export const clientLogos = {
  wedere: {
    sign: bus,
    lines: [{ font: 'manrope-800', text: 'wedere', x: 53, y: 34, size: 33, tracking: -0.04 }],
  },
  'sales-info': {
    sign: '',
    lines: [{ font: 'zilla-slab-700', text: 'Sales-Info', x: 0, y: 33, size: 36, tracking: -0.02 }],
    after: (end) =>
      `M0 40h${(end * 0.62).toFixed(1)}v3.500H0zM${(end * 0.66).toFixed(1)} 40h${(end * 0.34).toFixed(1)}v3.500h-${(end * 0.34).toFixed(1)}z`,
  },
  captire: {
    sign: wheel,
    lines: [
      { font: 'barlow-condensed-700-italic', text: 'CAPTIRE', x: 49, y: 37.5, size: 39, tracking: 0.01 },
    ],
  },
  lea: {
    sign: '',
    lines: [{ font: 'sora-600', text: 'lea', x: 0, y: 37, size: 43, tracking: -0.05 }],
    after: (end) => disc(end + 8, 31.5, 5.5) + ringPart(end + 8, 31.5, 18, 13, 0, 90),
    afterWidth: 26,
  },
  halvia: {
    sign: pulse,
    lines: [
      { font: 'jost-500', text: 'HALVIA', x: 47, y: 24, size: 28, tracking: 0.12 },
      { font: 'jost-400', text: 'MEDICAL', x: 48, y: 45, size: 17, tracking: 0.41 },
    ],
  },
  nordhang: {
    sign: slopes,
    lines: [{ font: 'archivo-black-400', text: 'nordhang', x: 47, y: 35, size: 30, tracking: -0.035 }],
  },
  'brunner-voss': {
    sign: '',
    lines: [
      { font: 'dm-serif-display-400', text: 'Brunner & Voss', x: 0, y: 35, size: 34, tracking: -0.005 },
    ],
  },
  tessaro: {
    sign: tiles,
    lines: [{ font: 'lora-600-italic', text: 'Tessaro', x: 42, y: 36.5, size: 37, tracking: -0.02 }],
  },
  'limmat-cargo': {
    sign: waves,
    lines: [
      { font: 'barlow-condensed-600', text: 'LIMMAT CARGO', x: 46, y: 35.5, size: 35, tracking: 0.035 },
    ],
  },
} as const satisfies Record<string, ClientLogo>;

/** Path data of a logo, and how wide it is. Overlapping letters must not cut holes, so text is apart. */
export function drawLogo(logo: ClientLogo): {
  readonly signPath: string;
  readonly textPath: string;
  readonly width: number;
} {
  const outlines = logo.lines.map((line) => ({ ...outlineText(line), x: line.x }));
  const end = Math.max(...outlines.map(({ x, width }) => x + width));
  return {
    signPath: logo.sign + (logo.after?.(end) ?? ''),
    textPath: outlines.map((outline) => outline.path).join(''),
    width: end + (logo.afterWidth ?? 0),
  };
}
