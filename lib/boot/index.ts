/**
 * The script every page loads first, in its head: it settles the language
 * before anything is painted, then enhances the header's menus and brings the
 * framework. Bundled by `scripts/boot.ts` into `public/boot.js`, which the build
 * puts into each page (scripts/postbuild/inlineFirstScript.ts); pages without the
 * framework get `static.ts`.
 */
import { awaitFramework } from './framework';
import { settleLanguage } from './language';
import { awaitCatalogue } from './notFound';
import { preparePage } from './page';
import { watchScripts } from './readiness';
import { keepEarlyUse } from './replay';
import { guardScripts } from './trustedTypes';

guardScripts();
if (settleLanguage()) {
  preparePage();
  watchScripts();
  keepEarlyUse();
  awaitFramework();
  awaitCatalogue();
}
