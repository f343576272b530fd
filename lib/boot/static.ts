/**
 * The first script of pages without the framework: what `index.ts` does, but for what has to do with the framework's
 * arrival, a third of it.
 */
import { settleLanguage } from './language';
import { preparePage } from './page';

if (settleLanguage()) preparePage();
