/**
 * The boot script of pages without the framework: what `index.ts` does, but for what has to do with the framework, with
 * sections and disclosures that an address chooses, of which these pages have none, and with Trusted Types, as nothing
 * here makes an address of a script from text. It is a third shorter, so that more of these pages come in the first ten
 * packets of a connection (docs/performance.md).
 */
import { settleLanguage } from './chooseLanguage';
import { preparePage } from './page';

if (settleLanguage()) preparePage();
