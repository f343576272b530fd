import { tintedLand } from '../contours/tintedLand';
import { svgDocument } from '../lib/svgDocument';
import { heightfield } from '../terrain/cachedHeightfield';
import { sheets } from '../terrain/sheets';
import { letters } from './letters';
import { type Light, nightLand, tones } from './light';
import { edge } from './marks';
import { doubted, mailLand, numberedSign, ruleWithin, sheetMark } from './phishing';
import { phoneSize } from './size';
import type { BlogWords, MailWords } from './words';

const crop = { left: 0.3, top: 0.2, width: 0.4, height: (0.4 * phoneSize.height) / phoneSize.width };
/** As wide as the page's text. */
const mail = { left: 41, top: 44, right: 759, bottom: 884 } as const;
const textLeft = 84;
/** A sign hangs from the upper edge of each part of the message. */
const sign = { left: mail.left, right: 352, half: 31, point: 28 } as const;
const signRows = [75, 292, 506, 726] as const;
const rules = [261, 475, 695] as const;
const sizes = { sender: 44, text: 40, subject: 44, sign: 38 } as const;

function message(words: MailWords, light: Light): string {
  const { paper, edge: outline, text, soft, rule } = tones[light];
  const plain = { x: textLeft, size: sizes.text, weight: 400, mark: text } as const;
  const [path, ...owner] = words.link;
  return [
    `<path fill="${paper}" stroke="${outline}" stroke-width="${edge.width}" d="M${mail.left} ${mail.top}H${mail.right}V${mail.bottom}H${mail.left}z"/>`,
    ...rules.map((y) => ruleWithin(mail, y, rule)),
    letters({ text: words.sender, x: textLeft, y: 164, size: sizes.sender, weight: 600, fill: text }),
    doubted(words.address, 1, { ...plain, y: 218, fill: soft }),
    letters({ text: words.subject[0], x: textLeft, y: 376, size: sizes.subject, weight: 600, fill: text }),
    doubted([words.subject[1]], 0, { ...plain, size: sizes.subject, weight: 600, y: 428, fill: text }),
    letters({ ...plain, text: path, y: 598, fill: soft }),
    doubted(owner, 0, { ...plain, y: 652, fill: text }),
    sheetMark([textLeft, 782], tones[light]),
    doubted(words.attachment, 1, { ...plain, x: textLeft + 66, weight: 500, y: 830, fill: text }),
  ].join('');
}

/** The same message for phones: taller, with larger words and its signs on it. */
export async function phishingOnPhones({ mail: words }: BlogWords, light: Light): Promise<string> {
  const { drawing, colours } = mailLand;
  const land = tintedLand(await heightfield(sheets.firn1), {
    drawing: { ...drawing, ...phoneSize, crop, columns: 60 },
    colours: light === 'day' ? colours : nightLand,
    tintedLevels: [],
  });
  return svgDocument(phoneSize, [
    land,
    message(words, light),
    ...words.signs.map((label, index) => numberedSign(label, index, sign, signRows[index] ?? 0, sizes.sign)),
  ]);
}
