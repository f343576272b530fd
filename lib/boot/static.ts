/**
 * The boot script of pages without islands, which have no closed parts and nothing to replay. It is a third
 * of the size of the other one. More of these pages fit into the first ten packets of a connection
 * (docs/performance.md), and the page script can wait until they are painted.
 */

import { resolveLocale } from './chooseLanguage';
import { deferBelowFold } from './deferBelowFold';
import { loadPageScript } from './loadPageScript';
import { markScripted } from './readiness';

if (resolveLocale()) {
  markScripted();
  deferBelowFold();
  loadPageScript();
}
