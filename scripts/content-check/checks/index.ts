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

/** The checks of texts alone, which do not depend on facts, in the order in which their messages are printed. */
export const textChecks: readonly Check[] = [
  checkKeys,
  checkMarkdown,
  checkMarks,
  checkTypography,
  checkDrafts,
];

/** The same for all checks except that of the facts, on which some depend. To add one, add it here. */
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
