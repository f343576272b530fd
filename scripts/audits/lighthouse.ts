import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumPath } from '@/lib/chromium';
import { type Throttling, type Visit, visit } from './lighthouseRun';
import { medianRow } from './medians';
import { tableHead, tableLine, withLines } from './medianTable';
import { pagesToAudit } from './pageKinds';
import { whileServed } from './servedSite';

/**
 * Lighthouse's medians for every kind of page, as a table: `npm run lighthouse -- [simulate|devtools] [paths …]`.
 * RUNS says how many visits make a median; 5 by default. Only the first of a page's visits looks at what does not
 * vary: accessibility, best practices, SEO. With `--write` the lines also go into docs/performance.md, each as soon as
 * its page has been looked at.
 */
const document = 'docs/performance.md';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const [first, ...others] = positionals;
const isMethod = first === 'simulate' || first === 'devtools';
const throttling: Throttling = isMethod ? first : 'simulate';
const asked = isMethod ? others : positionals;
const paths = asked.length > 0 ? asked : pagesToAudit;
const runs = Number(process.env.RUNS ?? 5);

const browser = chromiumPath ?? chromium.executablePath();

await whileServed(async (origin) => {
  const lost: string[] = [];
  for (const line of tableHead) console.log(line);
  for (const path of paths) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      const look = { throttling, browser, performanceOnly: run > 0 };
      visits.push(await visit(origin + path, look));
    }
    const line = tableLine(medianRow(path, throttling, visits));
    console.log(line);
    if (values.write)
      await writeFile(document, withLines(await readFile(document, 'utf8'), [line], pagesToAudit));
    if (!visits.every(({ backForward }) => backForward)) lost.push(path);
  }
  console.log(
    lost.length === 0
      ? 'Back finds each of them as it was left.'
      : `Back does not find as it was left (a browser without windows never does): ${lost.join(', ')}`,
  );
});
