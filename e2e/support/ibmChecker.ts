import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** The parts of the engine and its report that are used here; its own types name modules that it does not ship. */
interface Engine {
  Checker: new () => { check(node: Document, guidelines: string[]): Promise<{ results: Result[] }> };
}

interface Result {
  ruleId: string;
  /** The rule's kind and its result. */
  value: [string, string];
  message: string;
  path: { dom: string };
}

/**
 * Left to axe, which measures contrast, too: this engine does not see a background of a pseudo-element or a picture, as
 * behind the text of every trail sign.
 */
const leftToAxe = 'text_contrast_sufficient';

/**
 * @returns certain violations of WCAG 2.2 found by IBM's Equal Access engine on the page in its current state, without
 * questions for a person ("potential")
 */
export async function ibmFindings(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  return page.evaluate(async (left) => {
    // Defined by the script above.
    const { ace } = globalThis as unknown as { ace: Engine };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .filter(({ ruleId }) => ruleId !== left)
      .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`);
  }, leftToAxe);
}

/** Expects no findings on the page in its current state, in this viewport. */
export async function expectNoFailures(page: Page): Promise<void> {
  expect.soft(await ibmFindings(page), "IBM's accessibility-checker-engine").toEqual([]);
}
