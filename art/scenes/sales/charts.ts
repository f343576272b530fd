import { weeks } from './figures';

const green = '#2f6b2b';
const paleGreen = '#a9c79a';
const tomato = '#c8371f';
const rule = '#e6dfd0';

const left = 34;
/** Above the highest column and below the lowest, where the weeks are named. */
const room = { above: 20, below: 28 };
const most = 200;

/**
 * Orders per week as columns, the plan as a stepped line over them.
 *
 * @param count how many weeks, up to the last
 */
export function orderChart(width = 700, height = 268, count = weeks.length): string {
  const shown = weeks.slice(-count);
  const bottom = height - room.below;
  const pixelsPerThousand = (bottom - room.above) / most;
  const step = (width - left) / count;
  const column = (index: number): number => left + index * step + step / 2;
  const grid = [0, 50, 100, 150, most].map((value) => {
    const y = bottom - value * pixelsPerThousand;
    return `<path d="M${left} ${y}H${width}" stroke="${rule}"/><text x="0" y="${y + 5}">${value}</text>`;
  });
  const bars = shown.map(({ week, orders }, index) => {
    const tall = orders * pixelsPerThousand;
    const isLast = index === count - 1;
    return `<rect x="${column(index) - 14}" y="${bottom - tall}" width="28" height="${tall}" fill="${isLast ? green : paleGreen}"/>
<text x="${column(index)}" y="${bottom + 20}" text-anchor="middle"${isLast ? ' font-weight="700"' : ''}>${week}</text>`;
  });
  const plan = shown.map(({ plan }, index) => {
    const y = bottom - plan * pixelsPerThousand;
    const from = column(index) - step / 2;
    return `${index ? 'L' : 'M'}${from} ${y}H${from + step}`;
  });
  return `<svg class="chart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${grid.join('')}${bars.join('')}
<path d="${plan.join('')}" fill="none" stroke="${tomato}" stroke-width="2.500"/></svg>`;
}

/** Eight weeks of a product as a small line that ends in a dot. */
export function trendLine(values: readonly number[], rising: boolean): string {
  const points = values.map((value, index): [number, number] => [4 + index * 11, 28 - value * 2.1]);
  const [endX, endY] = points.at(-1) ?? [0, 0];
  const colour = rising ? green : tomato;
  return `<svg width="88" height="26" viewBox="0 0 88 26"><path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round"/>
<circle cx="${endX}" cy="${endY}" r="3.500" fill="${colour}"/></svg>`;
}
