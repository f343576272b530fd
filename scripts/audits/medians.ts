import type { Throttling, Visit } from './lighthouseRun';

/** The columns of the table of medians; page and method name a row. */
export const columns = [
  'page',
  'method',
  'visits',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'first paint, ms',
  'largest paint, ms',
  'blocked, ms',
  'shift',
];

/**
 * @param method how Lighthouse slowed the visits down
 * @param visits of one page; those of performance alone have no other scores
 * @returns a line of the table: the medians, and of the shift the worst, as none may move
 */
export function medianRow(path: string, method: Throttling, visits: readonly Visit[]): string[] {
  const of = (figure: (visit: Visit) => number | undefined) =>
    Math.round(median(visits.flatMap((visit) => figure(visit) ?? []))).toLocaleString('en');
  return [
    `\`${path}\``,
    method,
    String(visits.length),
    of(({ performance }) => performance),
    of(({ accessibility }) => accessibility),
    of(({ bestPractices }) => bestPractices),
    of(({ seo }) => seo),
    of(({ firstPaint }) => firstPaint),
    of(({ largestPaint }) => largestPaint),
    of(({ blocked }) => blocked),
    Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
