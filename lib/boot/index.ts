/**
 * The boot script of pages with the framework: it settles the language
 * before anything is painted, then enhances the header's menus and brings the
 * framework. Bundled by `scripts/boot.ts` into `public/boot.js`, which the build
 * puts into each of them (scripts/postbuild/finishPage.ts). Other pages get `static.ts`.
 */
import { noteAnchor } from './anchor';
import { settleLanguage } from './chooseLanguage';
import { awaitFramework } from './framework';
import { awaitCatalogue } from './loadingNotice';
import { preparePage } from './page';
import { watchScripts } from './readiness';
import { keepEarlyUse } from './replay';
import { guardScripts } from './trustedTypes';

guardScripts();
if (settleLanguage()) {
  watchScripts();
  noteAnchor();
  keepEarlyUse();
  awaitFramework();
  awaitCatalogue();
  preparePage();
}
