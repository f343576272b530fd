/**
 * The boot script: what has to be done before anything is painted. Every page with islands holds it, the others hold
 * `static.ts` (components/document/BootScripts.tsx); all else is in `pageScript.ts`.
 */
import { openLinksInWindows } from '@/lib/shareWindow';
import { noteAnchor } from './anchor';
import { markArrival } from './arrival';
import { settleLanguage } from './chooseLanguage';
import { awaitCatalogue } from './loadingNotice';
import { markScripted, watchScripts } from './readiness';
import { keepEarlyUse } from './replay';

if (settleLanguage()) {
  markScripted();
  watchScripts();
  markArrival();
  noteAnchor();
  keepEarlyUse();
  openLinksInWindows();
  awaitCatalogue();
}
