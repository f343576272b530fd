import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@/content/locales';
import { today } from '@/content/today';
import { fileOfJson } from '../edit/forms/formats';
import { unrecorded } from './checks/addresses';
import { readCatalogues } from './content';
import { facts } from './facts';

/**
 * Adds the pages that are online to `content/published.json`, which keeps their addresses for the check after they have changed
 * or gone. Nothing is removed.
 *
 * @param root the repository
 */
export function recordPublished(root: string): void {
  const { catalogues } = readCatalogues(root, locales, ['content/articles']);
  const fresh = unrecorded({ facts, catalogues }, today());
  if (Object.keys(fresh).length > 0)
    writeFileSync(join(root, 'content/published.json'), fileOfJson({ ...facts.published, ...fresh }));
}
