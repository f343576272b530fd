import type { Graph } from 'schema-dts';
import { withoutSoftHyphens } from '@/lib/withoutSoftHyphens';

/**
 * @returns structured data as the contents of a script element: nothing in it can end the element (HTML,
 *   «Restrictions for contents of script elements»), and words are whole, without soft hyphens
 */
export function dataBlock(data: Graph): string {
  return withoutSoftHyphens(JSON.stringify(data)).replaceAll('<', '\\u003c');
}
