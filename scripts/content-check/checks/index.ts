import type { Check } from '../content';
import { checkAddresses } from './addresses';
import { checkCounts } from './counts';
import { checkDrafts } from './drafts';
import { checkEntries } from './entries';
import { checkKeys } from './keys';
import { checkLengths } from './lengths';
import { checkLinks } from './links';
import { checkLists } from './lists';
import { checkLogos } from './logos';
import { checkMarkdown } from './markdown';
import { checkMarks } from './marks';
import { checkOpenings } from './openings';
import { checkPages } from './pages';
import { checkPictures } from './pictures';
import { checkPlaceholders } from './placeholders';
import { checkTypography } from './typography';
import { checkUnusedKeys } from './unusedKeys';

/** All checks except that of the facts, in the order in which their messages are printed. To add one, add it here. */
export const checks: readonly Check[] = [
  checkPages,
  checkAddresses,
  checkKeys,
  checkEntries,
  checkLists,
  checkLengths,
  checkOpenings,
  checkMarkdown,
  checkMarks,
  checkPlaceholders,
  checkCounts,
  checkLinks,
  checkTypography,
  checkDrafts,
  checkUnusedKeys,
  checkPictures,
  checkLogos,
];
