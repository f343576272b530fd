/**
 * The boot script of pages without islands: nothing of them is closed, chosen by a hash or clicked too early. It is a third
 * of the other one, so that more of these pages come in the first ten packets of a connection (docs/performance.md).
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
