import type { Check } from '../types';
import { checkCompany } from './company';
import { checkCompleteKeys } from './completeKeys';
import { checkLocaleFolders } from './localeFolders';
import { checkPageFiles } from './pageFiles';
import { checkPictures } from './pictures';
import { checkRoutes } from './routes';
import { checkRouteTexts } from './routeTexts';
import { checkSameMarkup } from './sameMarkup';
import { checkTypography } from './typography';
import { checkUnusedKeys } from './unusedKeys';

/** All checks, in the order in which their sentences are printed. To add one, add it here. */
export const checks: readonly Check[] = [
  checkCompany,
  checkRoutes,
  checkPageFiles,
  checkLocaleFolders,
  checkCompleteKeys,
  checkSameMarkup,
  checkRouteTexts,
  checkTypography,
  checkUnusedKeys,
  checkPictures,
];
