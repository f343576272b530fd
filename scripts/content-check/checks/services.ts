import { serviceFacts } from '@/content/services';
import { readCatalogues, sizeOf } from '../catalogues';
import type { Check } from '../types';

/** Each block of the services page lists as many items as specification 8.3 says. */
export const checkServices: Check = (content) =>
  readCatalogues(content)
    .filter(({ namespace }) => namespace === 'services')
    .flatMap(({ file, nodes }) =>
      Object.entries(serviceFacts).flatMap(([id, { items }]) => {
        const path = `blocks.${id}.items`;
        const list = nodes.get(path);
        const found = list === undefined ? 0 : sizeOf(list);
        if (found === items) return [];
        return [
          `${file}: ${path}: the list has ${found} of the ${items} items that content/services.ts asks for; make them agree`,
        ];
      }),
    );
