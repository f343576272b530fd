import Alea from 'alea';
import { lerp } from '../../lib/numbers';
import { tenth } from '../../lib/svgNumbers';
import { evening } from './colours';
import { brow } from './ground';

interface Fir {
  readonly x: number;
  /** Row of its foot. */
  readonly y: number;
  readonly height: number;
}

/** A bough to one side: it hangs, its needles end raggedly, and on its back lies snow. */
function bough(x: number, y: number, reach: number, drop: number, random: () => number): [string, string] {
  const teeth = 4;
  const under: string[] = [];
  for (let tooth = teeth; tooth >= 0; tooth--) {
    const at = tooth / teeth;
    under.push(
      `${tenth(x + reach * at)} ${tenth(y + drop * (at ** 1.4 + 0.5 * random() + 0.25))}`,
      `${tenth(x + reach * Math.max(0, at - 0.12))} ${tenth(y + drop * at ** 1.4)}`,
    );
  }
  const tip = `${tenth(x + reach)} ${tenth(y + drop)}`;
  const back = `Q${tenth(x + reach * 0.5)} ${tenth(y - drop * 0.1)} ${tip}`;
  const [from, to] = [0.3 + 0.2 * random(), 0.8 + 0.2 * random()];
  const on = (at: number, lift: number): string =>
    `${tenth(x + reach * at)} ${tenth(y + drop * (at ** 1.5 - lift))}`;
  return [
    `M${tenth(x)} ${tenth(y - drop * 0.5)}${back}L${under.join('L')}Z`,
    `M${on(from, 0)}Q${on((from + to) / 2, 0.5)} ${on(to, 0.02)}Q${on((from + to) / 2, -0.02)} ${on(from, 0)}Z`,
  ];
}

/** One tree, boughs from its top to its foot. */
function fir({ x, y, height }: Fir, random: () => number): string {
  const rows = height > 180 ? 19 : 11;
  const half = height * (0.17 + 0.05 * random());
  const needles: string[] = [];
  const snow: string[] = [];
  for (let row = 1; row <= rows; row++) {
    const share = row / rows;
    const at = y - height * (1 - share * 0.9);
    for (const side of [-1, 1]) {
      const reach = side * half * share ** 0.9 * lerp(0.72, 1.12, random());
      const [dark, white] = bough(x, at, reach, (height / rows) * 1.7, random);
      needles.push(dark);
      if (random() > 0.4) snow.push(white);
    }
  }
  const trunk = `M${tenth(x - height * 0.012)} ${tenth(y - height * 0.94)}L${tenth(x)} ${tenth(y - height)}L${tenth(x + height * 0.012)} ${tenth(y - height * 0.94)}L${tenth(x + height * 0.018)} ${tenth(y)}h${tenth(height * -0.036)}z`;
  return `<path fill="url(#fir)" d="${trunk}${needles.join('')}"/><path fill="${evening.firSnow}" fill-opacity=".42" d="${snow.join('')}"/>`;
}

/** A stand of trees between two columns, small ones behind, `sink` below the brow. */
function stand(from: number, to: number, count: number, height: number, sink: number, seed: string): string {
  const random = Alea(seed);
  const trees = Array.from({ length: count }, (_, index): Fir => {
    const x = from + ((to - from) * (index + 0.2 + 0.6 * random())) / count;
    return { x, y: brow(x) + sink * (0.4 + random()), height: height * (0.6 + 0.65 * random()) };
  });
  return trees
    .toSorted((a, b) => a.y - b.y)
    .map((tree) => fir(tree, random))
    .join('');
}

/** The wood along the brow of the slope, open where the lanterns come down. */
export function farWood(): string {
  return `<linearGradient id="fir" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="${evening.firLight}"/><stop offset=".55" stop-color="${evening.fir}"/></linearGradient>${
    stand(-30, 620, 34, 96, 10, 'wood-left') +
    stand(800, 900, 6, 70, 6, 'wood-edge') +
    stand(900, 1640, 44, 112, 12, 'wood-right')
  }`;
}

/** Tall trees close by, cut by the picture's edges. */
export function nearTrees(): string {
  const random = Alea('near-trees');
  const trees: readonly Fir[] = [
    { x: 1452, y: 868, height: 330 },
    { x: 1580, y: 940, height: 520 },
    { x: 1380, y: 880, height: 190 },
    { x: 66, y: 900, height: 300 },
    { x: -14, y: 930, height: 470 },
  ];
  return trees.map((tree) => fir(tree, random)).join('');
}
