import { tintedLand } from '../contours/tintedLand';
import { brand } from '../lib/brandColours';
import { svgDocument } from '../lib/svgDocument';
import { heightfield } from '../terrain/cachedHeightfield';
import { sheets } from '../terrain/sheets';
import { letters, widthOf } from './letters';
import { type Light, nightLand, tones } from './light';
import { edge, numberMark, pointingFlag } from './marks';
import { mailLand, sheetMark, suspicion } from './phishing';
import { phoneSize } from './size';
import type { BlogWords, MailWords } from './words';

const crop = { left: 0.3, top: 0.2, width: 0.4, height: (0.4 * phoneSize.height) / phoneSize.width };
const mail = { left: 40, top: 48, right: 760, bottom: 880 } as const;
const textLeft = 76;
/** Flags hang over the message's right edge, each beside what it marks. */
const flagEnds = { left: 452, right: 784 } as const;
const rows = [102, 358, 630, 816] as const;
/** Below the part that cards show. */
const greetingRow = 484;
const sizes = { sender: 44, address: 36, subject: 44, body: 34, button: 36, flag: 36 } as const;

/** A text in lines that are at most so wide. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf({ text: longer, size: sizes.body, weight: 400 }) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const bodyOf = (words: MailWords): string[] => wrapped(words.body, 500);

function flag(label: string, index: number): string {
  const y = rows[index] ?? 0;
  const { left, right } = flagEnds;
  return [
    pointingFlag([left, y], right, 40, 38),
    numberMark([left + 68, y], String(index + 1), 28),
    letters({ text: label, x: left + 110, y: y + 13, size: sizes.flag, weight: 600, fill: brand.ink }),
  ].join('');
}

function message(words: MailWords, light: Light): string {
  const left = textLeft;
  const { paper, edge: outline, text, soft, rule, onText } = tones[light];
  const line = (y: number): string =>
    `<path stroke="${rule}" stroke-width="3" d="M${mail.left} ${y}H${mail.right}"/>`;
  const doubted = (words: string, x: number, y: number, size: number, weight: 400 | 500): string =>
    letters({ text: words, x, y, size, weight, fill: weight === 400 ? soft : text }) +
    suspicion(x, y + 16, widthOf({ text: words, size, weight }), text);
  const buttonWidth = Math.round(widthOf({ text: words.button, size: sizes.button, weight: 600 }) + 56);
  return [
    `<path fill="${paper}" stroke="${outline}" stroke-width="${edge.width}" d="M${mail.left} ${mail.top}H${mail.right}V${mail.bottom}H${mail.left}z"/>`,
    letters({ text: words.sender, x: left, y: 118, size: sizes.sender, weight: 600, fill: text }),
    doubted(words.address, left, 194, sizes.address, 400),
    line(240),
    letters({ text: words.subject, x: left, y: 296, size: sizes.subject, weight: 600, fill: text }),
    line(418),
    letters({ text: words.greeting, x: left, y: greetingRow, size: sizes.body, weight: 400, fill: soft }),
    ...bodyOf(words).map((text, index) =>
      letters({ text, x: left, y: greetingRow + 46 + 44 * index, size: sizes.body, weight: 400, fill: soft }),
    ),
    `<path fill="${text}" d="M${left} 594h${buttonWidth}v72H${left}z"/>`,
    letters({ text: words.button, x: left + 28, y: 643, size: sizes.button, weight: 600, fill: onText }),
    doubted(words.target, left, 722, sizes.address, 400),
    line(760),
    sheetMark([left, 790], tones[light]),
    doubted(words.attachment, left + 58, 827, sizes.body, 500),
  ].join('');
}

/** How far words run, and how far they may, for a test that all fits. */
export function phoneMailEnds(words: MailWords): readonly { readonly end: number; readonly limit: number }[] {
  const end = (text: string, size: number, weight: 400 | 500 | 600, from = textLeft) =>
    from + widthOf({ text, size, weight });
  const inMessage = mail.right - 24;
  const beforeFlag = flagEnds.left - 8;
  return [
    { end: end(words.sender, sizes.sender, 600), limit: beforeFlag },
    { end: end(words.address, sizes.address, 400), limit: inMessage },
    { end: end(words.subject, sizes.subject, 600), limit: inMessage },
    { end: end(words.button, sizes.button, 600) + 56, limit: beforeFlag },
    { end: end(words.target, sizes.address, 400), limit: inMessage },
    { end: end(words.attachment, sizes.body, 500, textLeft + 58), limit: beforeFlag },
    { end: bodyOf(words).length, limit: 3 },
    ...words.signs.map((text) => ({
      end: end(text, sizes.flag, 600, flagEnds.left + 110),
      limit: flagEnds.right - 16,
    })),
  ];
}

/** The same message for phones: taller, with larger words and its flags on it. */
export async function phishingOnPhones({ mail: words }: BlogWords, light: Light): Promise<string> {
  const { drawing, colours } = mailLand;
  const land = tintedLand(await heightfield(sheets.firn1), {
    drawing: { ...drawing, ...phoneSize, crop, columns: 90 },
    colours: light === 'day' ? colours : nightLand,
    tintedLevels: [],
  });
  return svgDocument(phoneSize, [land, message(words, light), ...words.signs.map(flag)]);
}
