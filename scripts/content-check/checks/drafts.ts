import { nodesOf } from '../catalogues';
import { DRAFT } from '../draft';
import type { Check } from '../types';

/** Nothing that `npm run content:new` left to be written reaches a visitor, in whatever language or file. */
export const checkDrafts: Check = ({ folders }) =>
  folders.flatMap(({ catalogues, articles }) =>
    [...catalogues, ...articles].flatMap(({ file, parsed }) =>
      'error' in parsed
        ? []
        : [...nodesOf(parsed.value)].flatMap(([path, value]) =>
            typeof value === 'string' && value.includes(DRAFT)
              ? [
                  `${file}: ${path}: is still to be written: ${asked(value)}; put it in the place of this note`,
                ]
              : [],
          ),
    ),
  );

const asked = (note: string) => note.replaceAll(DRAFT, '').trim();
