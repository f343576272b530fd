import { type Check, textsOf } from '../content';
import { DRAFT } from '../draft';

/** Nothing that `npm run content:new` left to be written reaches a visitor, in whatever language or file. */
export const checkDrafts: Check = ({ catalogues }) =>
  catalogues.flatMap((catalogue) =>
    textsOf(catalogue)
      .filter(([, text]) => text.includes(DRAFT))
      .map(
        ([path, text]) =>
          `${catalogue.file}: ${path}: is still to be written: ${text.replaceAll(DRAFT, '').trim()}; put it in the place of this note`,
      ),
  );
