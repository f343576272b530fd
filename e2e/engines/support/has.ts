import { test } from './fixtures';
import type { Tab } from './tab';

/**
 * Whether this engine has a feature. Missing ones are noted in the list of tests (fixtures.ts).
 * @param look asks the engine itself, in the page
 */
export async function has(tab: Tab, feature: string, look: () => boolean): Promise<boolean> {
  const found = await tab.evaluate(look);
  if (!found) test.info().annotations.push({ type: 'lacks', description: feature });
  return found;
}
