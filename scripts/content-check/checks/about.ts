import { readCatalogues, sizeOf } from '../catalogues';
import type { Check } from '../types';

/** Values on the page about the company (specification 16.1). */
const VALUES = 4;

/** The page about the company has as many values as the specification says. */
export const checkAbout: Check = (content) =>
  readCatalogues(content)
    .filter(({ namespace }) => namespace === 'about')
    .flatMap(({ file, nodes }) => {
      const list = nodes.get('values.items');
      const found = list === undefined ? 0 : sizeOf(list);
      if (found === VALUES) return [];
      return [
        `${file}: values.items: the list has ${found} of the ${VALUES} values specified; make it ${VALUES}`,
      ];
    });
