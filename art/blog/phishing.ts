import { brand } from '../lib/brandColours';
import type { Point } from '../lib/point';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Crop } from '../terrain/grid';
import { sheets } from '../terrain/sheets';
import { letters, widthOf } from './letters';
import { type Light, nightLand, tones } from './light';
import { edge, numberMark, pointingFlag } from './marks';
import { heroSize } from './size';
import { drawingOnLand } from './wide';
import type { BlogWords, MailWords } from './words';

const crop: Crop = { left: 0.1, top: 0.2, width: 0.8, height: (0.8 * 9) / 16 };
export const mailLand = {
  drawing: { ...heroSize, crop, levels: 14, smoothing: 10, columns: 140, shortest: 200, tolerance: 2 },
  colours: {
    ground: brand.ice,
    tint: brand.ice,
    tintOpacity: 0,
    line: '#9dbfc6',
    indexLine: '#7fa6ad',
  },
  tintedLevels: [],
} as const;

const mail = { left: 96, top: 76, right: 1120, bottom: 824 } as const;
const textLeft = 160;
/** Flags stand to the right of the message, each as high as what it marks. */
const flagLeft = 1172;
const flagPoint = 1546;
const markRadius = 40;
const sizes = { sender: 50, address: 38, subject: 52, body: 36, button: 40, flag: 46 } as const;
/** Rows of what the flags mark. */
const rows = [176, 324, 560, 742] as const;

/** A wavy line under words that look wrong, as proofreaders draw it. */
export function suspicion(x: number, y: number, width: number, colour: string): string {
  const waves = Math.max(1, Math.round(width / 32));
  const wave = Number((width / waves / 2).toFixed(2)); // as many as end with the word
  return `<path fill="none" stroke="${colour}" stroke-width="4" d="M${x} ${y}${`q${wave / 2}-9 ${wave} 0t${wave} 0`.repeat(waves)}"/>`;
}

/** A sheet with a folded corner. */
export const sheetMark = ([x, y]: Point, { fold, text }: { fold: string; text: string }): string =>
  `<path fill="${fold}" stroke="${text}" stroke-width="4" stroke-linejoin="round" d="M${x} ${y}h26l16 16v50h-42zM${x + 26} ${y}v16h16"/>`;

function flag(label: string, index: number, light: Light): string {
  const y = rows[index] ?? 0;
  return [
    `<path fill="none" stroke="${tones[light].edge}" stroke-width="5" d="M${mail.right - 70} ${y}h120"/>`,
    pointingFlag([flagLeft, y], flagPoint, 46, 44),
    letters({ text: label, x: flagLeft + 62, y: y + 16, size: sizes.flag, weight: 600, fill: brand.ink }),
    numberMark([mail.right - 70, y], String(index + 1), markRadius),
  ].join('');
}

/** Window, header, body, button and attachment; the rows of `rows` run through its four traps. */
function message(words: MailWords, light: Light): string {
  const left = textLeft;
  const { paper, edge: outline, text, soft, rule, onText } = tones[light];
  const line = (y: number): string =>
    `<path stroke="${rule}" stroke-width="3" d="M${mail.left} ${y}H${mail.right}"/>`;
  const buttonWidth = widthOf({ text: words.button, size: sizes.button, weight: 600 }) + 72;
  const attachmentWidth = widthOf({ text: words.attachment, size: sizes.body, weight: 500 });
  return [
    `<path fill="${paper}" stroke="${outline}" stroke-width="${edge.width}" d="M${mail.left} ${mail.top}H${mail.right}V${mail.bottom}H${mail.left}z"/>`,
    letters({ text: words.sender, x: left, y: 160, size: sizes.sender, weight: 600, fill: text }),
    letters({ text: words.address, x: left, y: 216, size: sizes.address, weight: 400, fill: soft }),
    suspicion(left, 232, widthOf({ text: words.address, size: sizes.address, weight: 400 }), text),
    line(262),
    letters({ text: words.subject, x: left, y: 342, size: sizes.subject, weight: 600, fill: text }),
    line(388),
    letters({ text: words.greeting, x: left, y: 448, size: sizes.body, weight: 400, fill: soft }),
    letters({ text: words.body, x: left, y: 496, size: sizes.body, weight: 400, fill: soft }),
    `<path fill="${text}" d="M${left} 528h${Math.round(buttonWidth)}v78H${left}z"/>`,
    letters({ text: words.button, x: left + 36, y: 581, size: sizes.button, weight: 600, fill: onText }),
    letters({ text: words.target, x: left, y: 650, size: sizes.body, weight: 400, fill: soft }),
    suspicion(left, 666, widthOf({ text: words.target, size: sizes.body, weight: 400 }), text),
    line(690),
    sheetMark([left, 716], tones[light]),
    letters({ text: words.attachment, x: left + 66, y: 762, size: sizes.body, weight: 500, fill: text }),
    suspicion(left + 66, 778, attachmentWidth, text),
  ].join('');
}

/** Where lines end, for a test that all fits: before the numbers, or before the message's edge. */
export function mailEnds(words: MailWords): { readonly beforeNumbers: number; readonly inMessage: number } {
  const end = (line: { readonly text: string; readonly size: number; readonly weight: 400 | 600 }): number =>
    textLeft + widthOf(line);
  return {
    beforeNumbers: Math.max(
      end({ text: words.address, size: sizes.address, weight: 400 }),
      end({ text: words.subject, size: sizes.subject, weight: 600 }),
    ),
    inMessage: end({ text: words.body, size: sizes.body, weight: 400 }),
  };
}

/** Numbers begin at this column, the message ends at that one, and words on flags have this much room. */
export const mailLimits = {
  numbers: mail.right - 70 - markRadius,
  message: mail.right,
  flag: flagPoint - flagLeft - 62,
  flagSize: sizes.flag,
} as const;

/** Phishing: a message with its four tell-tale places. */
export async function phishingPicture({ mail: words }: BlogWords, light: Light): Promise<string> {
  return drawingOnLand(
    await heightfield(sheets.firn1),
    light === 'day' ? mailLand : { ...mailLand, colours: nightLand },
    [message(words, light), ...words.signs.map((label, index) => flag(label, index, light))],
  );
}
