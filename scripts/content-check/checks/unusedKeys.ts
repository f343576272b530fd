import { isMarkdown, isShared } from '../catalogue';
import type { Check } from '../content';

/** How i18next ends the keys of plural forms. */
export const PLURAL = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;

/**
 * No catalogue has an unused text (specification 29.2): the last word of its key occurs somewhere in the source code. That
 * finds a text whose component was removed, but not one whose key is also a word of something else.
 */
export const checkUnusedKeys: Check = ({ catalogues, locales, sources }) =>
  catalogues
    .filter((catalogue) => catalogue.locale === locales[0] && !isMarkdown(catalogue) && !isShared(catalogue))
    .flatMap(({ file, values }) => {
      const isUnused = (path: string) => {
        const key = path.slice(path.lastIndexOf('.') + 1).replace(PLURAL, '');
        return !/^\d+$/.test(key) && !sources.some((words) => words.has(key));
      };
      return [...values.keys()]
        .filter(isUnused)
        .map(
          (path) =>
            `${file}: ${path}: no page shows this; remove it in every language (${locales.join(', ')})`,
        );
    });
