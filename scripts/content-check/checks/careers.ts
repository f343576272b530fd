import { type ReadCatalogue, readCatalogues, sizeOf } from '../catalogues';
import type { Check } from '../types';

/** Values, and items of each of the three columns of benefits (specification 11.4, 11.6). */
const VALUES = 4;
const BENEFITS = [4, 7, 6];
/** Sentences of the guiding star that closes the list of programmes. */
const SLOGAN = 3;

/** The careers pages list as many things as the specification says. */
export const checkCareers: Check = (content) =>
  readCatalogues(content).flatMap((catalogue) => {
    const { namespace } = catalogue;
    if (namespace === 'careers') return careers(catalogue);
    if (namespace === 'careerStart') return wrongSize(catalogue, 'slogan', SLOGAN, 'lines');
    return [];
  });

function careers(catalogue: ReadCatalogue): readonly string[] {
  return [
    ...wrongSize(catalogue, 'values.items', VALUES, 'values'),
    ...wrongSize(catalogue, 'benefits.columns', BENEFITS.length, 'columns'),
    ...BENEFITS.flatMap((items, index) =>
      wrongSize(catalogue, `benefits.columns.${index}.items`, items, 'benefits'),
    ),
  ];
}

function wrongSize({ file, nodes }: ReadCatalogue, path: string, specified: number, what: string): string[] {
  const list = nodes.get(path);
  const found = list === undefined ? 0 : sizeOf(list);
  if (found === specified) return [];
  return [
    `${file}: ${path}: the list has ${found} of the ${specified} ${what} specified; make it ${specified}`,
  ];
}
