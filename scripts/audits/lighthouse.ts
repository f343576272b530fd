import { chromium } from '@playwright/test';
import { z } from 'zod';
import { chromiumArgs, chromiumPath } from '@/lib/chromium';
import { median } from '../median';
import { whileServedWithMinimal } from './minimalPage';
import { pagesToAudit } from './pageKinds';
import { runTool } from './tools';

/* Lighthouse's medians for every kind of page, on a phone by its defaults, as a table for
   docs/performance.md: `npm run lighthouse -- [simulate|devtools] [paths …]`. `simulate` computes a slow line
   from a fast visit, `devtools` throttles the visit. `minimal` among the paths is a minimal Next.js page,
   built on the spot. RUNS is the number of visits per median; 5 by default. Accessibility, best practices and
   SEO do not vary, so only the first visit of a page checks them. */
const [first, ...others] = process.argv.slice(2);
const isMethod = first === 'simulate' || first === 'devtools';
const method = isMethod ? first : 'simulate';
const asked = isMethod ? others : process.argv.slice(2);
const paths = asked.length > 0 ? asked : pagesToAudit;
const runs = Number(process.env.RUNS ?? 5);

/** Scores out of 100, by column title. */
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best practices': 'best-practices',
  SEO: 'seo',
};
/** Times and, last, the layout shift. */
const audits = {
  'first paint, ms': 'first-contentful-paint',
  'largest paint, ms': 'largest-contentful-paint',
  'blocked, ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};
const columns = ['page', 'method', 'visits', ...Object.keys(categories), ...Object.keys(audits)];

/** The used part of Lighthouse's report. */
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullish(), numericValue: z.number().optional() }),
  ),
});
type Report = z.infer<typeof reportSchema>;

const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

await whileServedWithMinimal(paths, async (urlOf) => {
  const lost: string[] = [];
  line(columns);
  line(columns.map((_, index) => (index > 1 ? '---:' : '---')));
  for (const path of paths) {
    const visits: Report[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(urlOf(path), run > 0));
    const scores = Object.values(categories).map((name) =>
      rounded(visits.map((report) => 100 * (report.categories[name]?.score ?? Number.NaN))),
    );
    const times = Object.values(audits).map((name) =>
      visits.map((report) => report.audits[name]?.numericValue ?? 0),
    );
    // The worst layout shift counts, as none is allowed.
    const shift = Math.max(...(times.pop() ?? [])).toFixed(3);
    line([`\`${path}\``, method, `${runs}`, ...scores, ...times.map(rounded), shift]);
    if (!visits.every((report) => report.audits['bf-cache']?.score === 1)) lost.push(path);
  }
  console.log(
    lost.length === 0
      ? 'Back shows each of them as it was left.'
      : `Back does not show as it was left (a browser without a graphical interface never does): ${lost.join(', ')}`,
  );
});

/** @throws when the tool gives no result */
async function visit(url: string, performanceOnly: boolean): Promise<Report> {
  // Chromium does not start for root otherwise, as in a container.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const options = [
    '--quiet',
    '--output=json',
    // Of the whole page, for the report.
    '--disable-full-page-screenshot',
    `--throttling-method=${method}`,
    `--chrome-flags=${['--headless=new', ...sandbox, ...chromiumArgs].join(' ')}`,
    ...(performanceOnly ? ['--only-categories=performance'] : []),
  ];
  const env = { CHROME_PATH: chromiumPath ?? chromium.executablePath() };
  return reportSchema.parse(JSON.parse(await runTool('lighthouse/cli/index.js', [url, ...options], env)));
}

/** The median; visits without the measurement do not count. */
function rounded(values: readonly number[]): string {
  return Math.round(median(values.filter((value) => !Number.isNaN(value)))).toLocaleString('en');
}
