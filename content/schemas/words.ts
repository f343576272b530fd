import { z } from 'zod';
import { type Locale, locales } from '../locales';
import { recordOf } from '../recordOf';

/** A text of the facts in every language. */
export type Words = Readonly<Record<Locale, string>>;

/** @returns the schema of such a text */
export const words = () =>
  z.strictObject(
    recordOf(locales, () => z.string().trim().min(1, 'must not be empty')),
  ) satisfies z.ZodType<Words>;
