/**
 * The boot script of pages without islands: nothing of them is closed, chosen by a hash or clicked too early. So it is a third
 * of the other one, more of these pages come in the first ten packets of a connection (docs/performance.md), and the page
 * script has time until they are painted.
 */
import { markArrival } from './arrival';
import { settleLanguage } from './chooseLanguage';
import { loadPageScript } from './loadPageScript';
import { markScripted } from './readiness';

if (settleLanguage()) {
  markScripted();
  markArrival();
  loadPageScript();
}
