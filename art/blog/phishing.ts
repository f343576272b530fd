import { brand } from '../lib/brandColours';
import type { Point } from '../lib/point';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Crop } from '../terrain/grid';
import { sheets } from '../terrain/sheets';
import { letters, widthOf } from './letters';
import { type Light, nightLand, tones } from './light';
import { edge } from './marks';
import { heroSize } from './size';
import { drawingOnLand } from './wide';
import type { BlogWords, MailWords } from './words';

const crop: Crop = { left: 0.1, top: 0.2, width: 0.8, height: (0.8 * 9) / 16 };
export const mailLand = {
  drawing: { ...heroSize, crop, levels: 8, smoothing: 14, columns: 100, shortest: 360, tolerance: 4 },
  colours: {
    ground: brand.ice,
    tint: brand.ice,
    tintOpacity: 0,
    line: '#9dbfc6',
    indexLine: '#7fa6ad',
  },
  tintedLevels: [],
} as const;

/**
 * From 900 px the message begins on the axis of the article's text and ends with its eleventh column, the signs begin on the
 * second; the middle 16 to 9 has as much room on both sides.
 */
const mail = { left: 347, top: 84, right: 1565, bottom: 816 } as const;
const sign = { left: 35, right: 336, half: 46, point: 30 } as const;
const textLeft = 404;
const sizes = { sender: 50, text: 40, subject: 46, sign: 36 } as const;
/** Middles of the four parts of the message, and the rules between them. */
const rows = [178, 338, 518, 722] as const;
const rules = [272, 404, 628] as const;

type Weight = 400 | 500 | 600;

/** A text of which one part gives the message away: a wavy line stands under it, as proofreaders draw it. */
export function doubted(
  parts: readonly string[],
  at: number,
  {
    x,
    y,
    size,
    weight,
    fill,
    mark,
  }: { x: number; y: number; size: number; weight: Weight; fill: string; mark: string },
): string {
  const [before, part] = [parts.slice(0, at).join(''), parts[at] ?? ''];
  const from = x + (before === '' ? 0 : widthOf({ text: before, size, weight }));
  const width = widthOf({ text: part, size, weight });
  const waves = Math.max(1, Math.round(width / 32));
  const wave = Number((width / waves / 2).toFixed(2)); // as many as end with the words
  return (
    letters({ text: parts.join(''), x, y, size, weight, fill }) +
    `<path fill="none" stroke="${mark}" stroke-width="4" d="M${from.toFixed(1)} ${y + 17}${`q${wave / 2}-9 ${wave} 0t${wave} 0`.repeat(waves)}"/>`
  );
}

/** A rule across a message, from frame to frame. */
export const ruleWithin = (frame: { left: number; right: number }, y: number, colour: string): string =>
  `<path stroke="${colour}" stroke-width="3" d="M${frame.left + edge.width / 2} ${y}H${frame.right - edge.width / 2}"/>`;

/** A sheet with a folded corner. */
export const sheetMark = ([x, y]: Point, { fold, text }: { fold: string; text: string }): string =>
  `<path fill="${fold}" stroke="${text}" stroke-width="4" stroke-linejoin="round" d="M${x} ${y}h26l16 16v50h-42zM${x + 26} ${y}v16h16"/>`;

/** Where the words of a sign begin, after its number. */
const labelStart = (left: number, size: number): number => left + size * 1.72;

/** A yellow sign that points to the right, with its number in a disc of the same colours as in the article's list. */
export function numberedSign(
  label: string,
  index: number,
  { left, right, half, point }: { left: number; right: number; half: number; point: number },
  y: number,
  size: number,
): string {
  const centre = left + size;
  return [
    `<path fill="${brand.trail}" stroke="${edge.colour}" stroke-width="${edge.width}" stroke-linejoin="round" d="M${left} ${y - half}H${right - point}L${right} ${y}L${right - point} ${y + half}H${left}z"/>`,
    letters({
      text: String(index + 1),
      x: centre,
      y: y + size * 0.35,
      size: size * 1.2,
      weight: 700,
      fill: brand.ink,
      anchor: 'middle',
    }),
    letters({
      text: label,
      x: labelStart(left, size),
      y: y + size * 0.34,
      size,
      weight: 500,
      fill: brand.ink,
    }),
  ].join('');
}

/** Sender, subject, text with link and attachment; markers are next to the rows of `rows`. */
function message(words: MailWords, light: Light): string {
  const { paper, edge: outline, text, soft, rule } = tones[light];
  const plain = { x: textLeft, size: sizes.text, weight: 400, mark: text } as const;
  return [
    `<path fill="${paper}" stroke="${outline}" stroke-width="${edge.width}" d="M${mail.left} ${mail.top}H${mail.right}V${mail.bottom}H${mail.left}z"/>`,
    letters({ text: words.sender, x: textLeft, y: 166, size: sizes.sender, weight: 600, fill: text }),
    doubted(words.address, 1, { ...plain, y: 226, fill: soft }),
    doubted([`${words.subject[0]} `, words.subject[1]], 1, {
      ...plain,
      size: sizes.subject,
      weight: 600,
      y: 352,
      fill: text,
    }),
    letters({ ...plain, text: words.body, y: 488, fill: soft }),
    doubted(words.link, 1, { ...plain, y: 560, fill: text }),
    sheetMark([textLeft, 688], tones[light]),
    doubted(words.attachment, 1, { ...plain, x: textLeft + 68, weight: 500, y: 736, fill: text }),
    ...rules.map((y) => ruleWithin(mail, y, rule)),
  ].join('');
}

/** Phishing: the message of the article with its four tell-tale places. */
export async function phishingPicture({ mail: words }: BlogWords, light: Light): Promise<string> {
  return drawingOnLand(
    await heightfield(sheets.firn1),
    light === 'day' ? mailLand : { ...mailLand, colours: nightLand },
    [
      message(words, light),
      ...words.signs.map((label, index) => numberedSign(label, index, sign, rows[index] ?? 0, sizes.sign)),
    ],
  );
}
