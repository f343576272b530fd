/**
 * The script every page loads first, in its head: it settles the language
 * before anything is painted, then enhances the header's menus. Bundled by
 * `scripts/boot.ts` into `public/boot.js`.
 */
import { noteAnchor } from './anchor';
import { settleLanguage } from './language';
import { enhanceMenus } from './menus';
import { awaitCatalogue } from './notFound';
import { resumeOutbox } from './outbox';
import { markScripted } from './readiness';

if (settleLanguage()) {
  markScripted();
  noteAnchor();
  enhanceMenus();
  awaitCatalogue();
  resumeOutbox();
}
