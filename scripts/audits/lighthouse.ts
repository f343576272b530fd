import { installedBrowser } from '@/scripts/browser/installed';
import { thisMachineToRead } from '@/scripts/browser/machine';
import { type Throttling, type Visit, visit } from './lighthouseRun';
import { pagesToAudit } from './pageKinds';
import { whileServed } from './servedSite';

/**
 * Lighthouse's medians for every kind of page, as a table for docs/performance.md:
 * `npm run lighthouse [-- simulate|devtools] [-- paths …]`. RUNS says how many visits
 * make a median; 5 by default. Only the first of a page's visits looks at what does not vary: accessibility, best
 * practices, SEO.
 */
const [first = '', ...others] = process.argv.slice(2);
const isMethod = first === 'simulate' || first === 'devtools';
const throttling: Throttling = isMethod ? first : 'simulate';
const asked = isMethod ? others : [first, ...others].filter((path) => path !== '');
const paths = asked.length > 0 ? asked : pagesToAudit;
const runs = Number(process.env.RUNS ?? 5);

const browser =
  installedBrowser(thisMachineToRead()) ?? (await import('@playwright/test')).chromium.executablePath();

await whileServed(async (origin) => {
  console.log(
    '| page | performance | accessibility | best practices | SEO | first paint, ms | largest paint, ms | blocked, ms | shift | back/forward cache |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const path of paths) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      const look = { throttling, browser, performanceOnly: run > 0 };
      visits.push(await visit(origin + path, look));
    }
    console.log(`| \`${path}\` | ${figures(visits).join(' | ')} |`);
  }
});

/** @returns the medians; the worst where every visit must hold */
function figures(visits: readonly Visit[]): string[] {
  const of = (figure: (visit: Visit) => number | undefined) =>
    median(visits.flatMap((visit) => figure(visit) ?? []));
  return [
    of(({ performance }) => performance).toFixed(0),
    of(({ accessibility }) => accessibility).toFixed(0),
    of(({ bestPractices }) => bestPractices).toFixed(0),
    of(({ seo }) => seo).toFixed(0),
    of(({ firstPaint }) => firstPaint).toFixed(0),
    of(({ largestPaint }) => largestPaint).toFixed(0),
    of(({ blocked }) => blocked).toFixed(0),
    Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
    visits.every(({ backForward }) => backForward) ? 'yes' : 'no',
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
