import { z } from 'zod';
import { chromiumArgs } from '@/lib/chromium';
import { runTool } from './tools';

/** How the slow line of a phone comes about: reckoned from a fast visit, or really. */
export type Throttling = 'simulate' | 'devtools';

const score = z.object({ score: z.number().nullable() });
const value = z.object({ numericValue: z.number() });

/** As much of Lighthouse's report as is used here. */
const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score.optional(),
    'best-practices': score.optional(),
    seo: score.optional(),
  }),
  audits: z.object({
    'first-contentful-paint': value,
    'largest-contentful-paint': value,
    'total-blocking-time': value,
    'cumulative-layout-shift': value,
    'bf-cache': z.object({ score: z.number().nullable() }).optional(),
  }),
});

/** Chromium does not start for root otherwise, as in a container. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** What one visit came to: scores of 100, times in milliseconds. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number | undefined;
  readonly bestPractices: number | undefined;
  readonly seo: number | undefined;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** Whether Back finds the page as it was left. */
  readonly backForward: boolean;
}

/** How Lighthouse looks at a page. */
export interface Look {
  readonly throttling: Throttling;
  /** Path of a Chromium or Chrome. */
  readonly browser: string;
  /** Leaves out accessibility, best practices and SEO. */
  readonly performanceOnly: boolean;
}

/**
 * Lets Lighthouse look at a page once, as a phone, by its defaults; without the picture of the whole page that its
 * report would show.
 *
 * @throws when the tool does not come to a result
 */
export async function visit(address: string, { throttling, browser, performanceOnly }: Look): Promise<Visit> {
  const flags = ['--headless=new', ...sandbox, ...chromiumArgs].join(' ');
  const options = [
    '--quiet',
    '--output=json',
    '--disable-full-page-screenshot',
    `--throttling-method=${throttling}`,
    `--chrome-flags=${flags}`,
    ...(performanceOnly ? ['--only-categories=performance'] : []),
  ];
  const output = await runTool('lighthouse/cli/index.js', [address, ...options], { CHROME_PATH: browser });
  const { categories, audits } = report.parse(JSON.parse(output));
  return {
    performance: hundred(categories.performance) ?? 0,
    accessibility: hundred(categories.accessibility),
    bestPractices: hundred(categories['best-practices']),
    seo: hundred(categories.seo),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    backForward: audits['bf-cache']?.score === 1,
  };
}

function hundred(category: { score: number | null } | undefined): number | undefined {
  return typeof category?.score === 'number' ? Math.round(category.score * 100) : undefined;
}
