import path from 'node:path';
import { articles } from '@/content/articles';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { atomFeed } from '@/lib/blog/feed';
import { feedPath } from '@/lib/blog/feedPath';
import { markdownTwin, twinPath } from '@/lib/blog/twin';
import { llmsTxt } from '@/lib/metadata/llmsTxt';
import { manifest, manifestPath } from '@/lib/metadata/manifest';
import { securityTxt, securityTxtPath } from '@/lib/metadata/securityTxt';
import { sitemap } from '@/lib/metadata/sitemap';
import { writeInto } from './files';

/** Everything may be crawled; pages that must not be indexed say so themselves (specification 23.3). */
const robots = `User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n`;

/**
 * Writes the files for search engines, language models, feed readers, browsers and reporters of vulnerabilities: sitemap,
 * robots.txt, llms.txt and security.txt, and in every language a web manifest, the blog's feed and a Markdown twin of each
 * article.
 *
 * @param out the exported site
 * @param now time of the build
 */
export async function writeMachineReadable(out: string, now = new Date()): Promise<void> {
  await writeInto(path.join(out, 'sitemap.xml'), await sitemap());
  await writeInto(path.join(out, 'robots.txt'), robots);
  await writeInto(path.join(out, 'llms.txt'), llmsTxt());
  await writeInto(path.join(out, securityTxtPath), securityTxt(now));
  for (const locale of locales) {
    await writeInto(path.join(out, manifestPath(locale)), manifest(locale));
    await writeInto(path.join(out, feedPath(locale)), atomFeed(locale));
    for (const article of articles())
      await writeInto(path.join(out, twinPath(article.slug, locale)), await markdownTwin(article, locale));
  }
}
