import type { Check } from '../types';
import { checkAbout } from './about';
import { checkArticles } from './articles';
import { checkCareers } from './careers';
import { checkCaseStudies } from './caseStudies';
import { checkCompany } from './company';
import { checkCompleteKeys } from './completeKeys';
import { checkCurricula } from './curricula';
import { checkDrafts } from './drafts';
import { checkDrawings } from './drawings';
import { checkInstructors } from './instructors';
import { checkJobs } from './jobs';
import { checkLocaleFolders } from './localeFolders';
import { checkLocales } from './locales';
import { checkMissingKeys } from './missingKeys';
import { checkPageFiles } from './pageFiles';
import { checkPictures } from './pictures';
import { checkPositions } from './positions';
import { checkProcessDiagrams } from './processDiagrams';
import { checkProgrammes } from './programmes';
import { checkRoutes } from './routes';
import { checkRouteTexts } from './routeTexts';
import { checkSameMarks } from './sameMarks';
import { checkSameMarkup } from './sameMarkup';
import { checkServices } from './services';
import { checkTypography } from './typography';
import { checkUnusedKeys } from './unusedKeys';

/** All checks, in the order in which their sentences are printed. To add one, add it here. */
export const checks: readonly Check[] = [
  checkCompany,
  checkCaseStudies,
  checkArticles,
  checkProgrammes,
  checkCurricula,
  checkInstructors,
  checkJobs,
  checkRoutes,
  checkPageFiles,
  checkLocales,
  checkLocaleFolders,
  checkCompleteKeys,
  checkSameMarkup,
  checkSameMarks,
  checkRouteTexts,
  checkTypography,
  checkDrafts,
  checkUnusedKeys,
  checkMissingKeys,
  checkPictures,
  checkDrawings,
  checkServices,
  checkAbout,
  checkCareers,
  checkPositions,
  checkProcessDiagrams,
];
