/**
 * The boot script: everything that must happen before the first paint. Pages with islands contain it, the
 * others contain `static.ts` (components/document/BootScripts.tsx). The rest is in `pageScript.ts`.
 */
import { openLinksInWindows } from '@/lib/shareWindow';
import { noteAnchor } from './anchor';
import { resolveLocale } from './chooseLanguage';
import { deferBelowFold } from './deferBelowFold';
import { awaitCatalogue } from './loadingNotice';
import { markScripted, watchScripts } from './readiness';
import { queueEarlyInput } from './replay';

if (resolveLocale()) {
  markScripted();
  watchScripts();
  deferBelowFold();
  noteAnchor();
  queueEarlyInput();
  openLinksInWindows();
  awaitCatalogue();
}
