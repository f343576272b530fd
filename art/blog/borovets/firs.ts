import Alea from 'alea';
import { tenth } from '../../lib/svgNumbers';
import { evening } from './colours';
import { brow } from './ground';

interface Fir {
  readonly x: number;
  /** Row of its foot. */
  readonly y: number;
  readonly height: number;
}

const tiers = 7;

/** One tree: tiers of branches that hang a little, with snow on the side of the last light. */
function fir({ x, y, height }: Fir, random: () => number): string {
  const half = height * (0.2 + 0.05 * random());
  const left: string[] = [];
  const right: string[] = [];
  const snow: string[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers;
    const row = y - height * (1 - share * 0.93);
    const reach = (): number => half * share ** 0.85 * (0.86 + 0.28 * random());
    const [reachLeft, reachRight] = [reach(), reach()];
    const inner = 0.56;
    left.push(
      `${tenth(x - reachLeft)} ${tenth(row + height * 0.02)}`,
      `${tenth(x - reachLeft * inner)} ${tenth(row - height * 0.012)}`,
    );
    right.unshift(
      `${tenth(x + reachRight * inner)} ${tenth(row - height * 0.012)}`,
      `${tenth(x + reachRight)} ${tenth(row + height * 0.02)}`,
    );
    snow.push(
      `M${tenth(x - reachLeft * 0.92)} ${tenth(row + height * 0.012)}Q${tenth(x - reachLeft * 0.5)} ${tenth(row - height * 0.045)} ${tenth(x - reachLeft * 0.12)} ${tenth(row - height * 0.07)}`,
    );
  }
  return `<path fill="${evening.fir}" d="M${tenth(x)} ${tenth(y - height)}L${left.join('L')}L${tenth(x)} ${tenth(y - height * 0.05)}L${right.join('L')}Z"/><path fill="${evening.fir}" d="M${tenth(x - height * 0.02)} ${tenth(y - height * 0.1)}h${tenth(height * 0.04)}v${tenth(height * 0.11)}h${tenth(-height * 0.04)}z"/><path fill="none" stroke="${evening.firSnow}" stroke-opacity=".5" stroke-linecap="round" stroke-width="${tenth(Math.max(1.2, height * 0.012))}" d="${snow.join('')}"/>`;
}

/** A stand of trees between two columns, small ones behind, `sink` below the brow. */
function stand(from: number, to: number, count: number, height: number, sink: number, seed: string): string {
  const random = Alea(seed);
  const trees = Array.from({ length: count }, (_, index): Fir => {
    const x = from + ((to - from) * (index + 0.2 + 0.6 * random())) / count;
    return { x, y: brow(x) + sink * (0.4 + random()), height: height * (0.65 + 0.6 * random()) };
  });
  return trees
    .toSorted((a, b) => a.y - b.y)
    .map((tree) => fir(tree, random))
    .join('');
}

/** The wood along the brow of the slope, open where the houses and the lanterns are. */
export function farWood(): string {
  return (
    stand(-30, 330, 17, 104, 12, 'wood-left') +
    stand(840, 1010, 7, 84, 8, 'wood-middle') +
    stand(1250, 1640, 17, 118, 14, 'wood-right')
  );
}

/** Tall trees close by, cut by the picture's edges. */
export function nearTrees(): string {
  const random = Alea('near-trees');
  const trees: readonly Fir[] = [
    { x: 1486, y: 872, height: 330 },
    { x: 1588, y: 930, height: 460 },
    { x: 1400, y: 905, height: 210 },
    { x: 40, y: 915, height: 330 },
    { x: -26, y: 900, height: 420 },
  ];
  return trees.map((tree) => fir(tree, random)).join('');
}
