/**
 * The script every page loads first, in its head: it settles the language
 * before anything is painted, then enhances the header's menus and brings the
 * framework to pages that have one. Bundled by `scripts/boot.ts` into `public/boot.js`,
 * which the build puts into each page (scripts/postbuild/inlineFirstScript.ts).
 */
import { noteAnchor } from './anchor';
import { awaitFramework } from './framework';
import { settleLanguage } from './language';
import { enhanceMenus } from './menus';
import { awaitCatalogue } from './notFound';
import { resumeOutbox } from './outbox';
import { prefetchPages } from './prefetch';
import { markScripted } from './readiness';
import { keepEarlyUse } from './replay';
import { guardScripts } from './trustedTypes';
import { unfoldByAndBy } from './unfold';

guardScripts();
if (settleLanguage()) {
  markScripted();
  unfoldByAndBy();
  keepEarlyUse();
  awaitFramework();
  noteAnchor();
  enhanceMenus();
  prefetchPages();
  awaitCatalogue();
  resumeOutbox();
}
