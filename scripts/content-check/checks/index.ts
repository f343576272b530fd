import type { Check } from '../content';
import { checkArticles } from './articles';
import { checkDrafts } from './drafts';
import { checkEntries } from './entries';
import { checkFacts } from './facts';
import { checkKeys } from './keys';
import { checkLists } from './lists';
import { checkMarks } from './marks';
import { checkPictures } from './pictures';
import { checkTypography } from './typography';
import { checkUnusedKeys } from './unusedKeys';

/** All checks, in the order in which their sentences are printed. To add one, add it here. */
export const checks: readonly Check[] = [
  checkFacts,
  checkKeys,
  checkEntries,
  checkLists,
  checkArticles,
  checkMarks,
  checkTypography,
  checkDrafts,
  checkUnusedKeys,
  checkPictures,
];
