import { z } from 'zod';
import { type Locale, locales } from '../locales';
import { recordOf } from '../recordOf';

const languages = new Intl.DisplayNames('en', { type: 'language' });
const percent = (from: string, to: string) => {
  const problem = `must be a number from 0 (${from}) to 100 (${to})`;
  return z.number(problem).min(0, problem).max(100, problem).default(50);
};

/** Description of a photo, for people who do not see it. */
const shows = (locale: Locale) => {
  const remedy = `write what the photo shows, in ${languages.of(locale)}`;
  return z
    .string({
      error: ({ input }) =>
        input === undefined ? `is missing; ${remedy}` : `must be a text in quotes; ${remedy}`,
    })
    .trim()
    .min(1, `is empty; ${remedy}`);
};

/** A photo's `content/photos/<id>.json`: a description in each language, and the point that must not be cropped. */
export const photoSchema = z.strictObject({
  ...recordOf(locales, shows),
  focusX: percent('left', 'right').describe('Where what must not be cut off is: percent from the left'),
  focusY: percent('top', 'bottom').describe('And from above'),
});

export type PhotoFacts = z.infer<typeof photoSchema>;
