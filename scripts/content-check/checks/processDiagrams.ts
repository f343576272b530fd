import {
  processDiagramFile,
  processDiagramLocales,
  processDiagramVariants,
} from '@/content/productInnovation';
import type { Check } from '../types';

/** Every process diagram that content/productInnovation.ts lists was drawn, in all its variants. */
export const checkProcessDiagrams: Check = ({ imageFiles }) =>
  processDiagramLocales
    .flatMap((locale) => processDiagramVariants.map((variant) => ({ locale, variant })))
    .map(({ locale, variant }) => ({ locale, file: `public${processDiagramFile(locale, variant)}` }))
    .filter(({ file }) => !imageFiles.has(file))
    .map(
      ({ locale, file }) =>
        `${file}: is missing, though content/productInnovation.ts lists ${locale} in processDiagramLocales; run "npm run art process"`,
    );
