/**
 * The boot script of pages without the framework: a third shorter, so that more of these pages come in the first ten
 * packets of a connection (docs/performance.md). They have no sections that a URL chooses, and no script makes the URL of
 * another from text.
 */
import { settleLanguage } from './chooseLanguage';
import { preparePage } from './page';

if (settleLanguage()) preparePage();
