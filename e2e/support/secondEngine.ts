import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** As much of the engine and its report as is used here; its own types name modules that it does not ship. */
interface Engine {
  Checker: new () => { check(node: Document, guidelines: string[]): Promise<{ results: Result[] }> };
}

interface Result {
  ruleId: string;
  /** What kind of rule it is, and what became of it. */
  value: [string, string];
  message: string;
  path: { dom: string };
}

/**
 * Left to axe, which measures contrast, too: this engine does not see a background that a
 * pseudo-element or a picture brings, as under the words of every trail sign.
 */
const leftToAxe = 'text_contrast_sufficient';

/**
 * @returns what IBM's Equal Access engine is sure breaks WCAG 2.2 on the page as it
 *   stands; what it asks a person to look at («potential») is not among it
 */
export async function failures(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  return page.evaluate(async (left) => {
    // The script above puts it there.
    const { ace } = globalThis as unknown as { ace: Engine };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .filter(({ ruleId }) => ruleId !== left)
      .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`);
  }, leftToAxe);
}

/** Expects that it finds nothing on the page as it stands, in this viewport. */
export async function expectNoFailures(page: Page): Promise<void> {
  expect.soft(await failures(page), "IBM's accessibility-checker-engine").toEqual([]);
}
