import path from 'node:path';
import { locales } from '@/content/locales';
import { atomFeed } from '@/lib/blog/feed';
import { feedPath } from '@/lib/blog/feedPath';
import { writeInto } from './files';

/**
 * Writes the blog's feed in every language.
 *
 * @param out the exported site
 * @returns how many were written
 */
export async function writeFeeds(out: string): Promise<number> {
  for (const locale of locales) await writeInto(path.join(out, feedPath(locale)), atomFeed(locale));
  return locales.length;
}
