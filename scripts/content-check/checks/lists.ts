import { weeksPerMonth } from '@/content/curricula';
import { weeksSpecified } from '@/content/schemas/curriculum';
import { serviceFacts } from '@/content/services';
import { type Check, type Content, sizeOf } from '../content';

/** A list of a catalogue and its required length. */
type Length = readonly [name: string, path: string, length: number];

/** Lengths that are specified (specification 11.6, 12.9, 16.1). */
const specified: readonly Length[] = [
  ['about', 'values.items', 4],
  ['careers', 'values.items', 4],
  ['careers', 'benefits.columns', 3],
  ['careers', 'benefits.columns.0.items', 4],
  ['careers', 'benefits.columns.1.items', 7],
  ['careers', 'benefits.columns.2.items', 6],
  ['careerStart', 'slogan', 3],
];

/** Lists have the length given by the specification or the facts. */
export const checkLists: Check = (content) =>
  [...specified, ...ofFacts(content)].flatMap(([name, path, length]) =>
    content.catalogues
      .filter((catalogue) => catalogue.name === name && sizeOf(catalogue.values.get(path)) !== length)
      .map(
        ({ file, values }) =>
          `${file}: ${path}: the list has ${sizeOf(values.get(path))} entries; make it ${length}`,
      ),
  );

function ofFacts({ facts: { curricula } }: Content): Length[] {
  const weeks = Object.keys(curricula).flatMap((id): Length[] => [
    [id, 'curriculum.weeks', weeksSpecified(id)],
    [id, 'curriculum.months', weeksSpecified(id) / weeksPerMonth],
  ]);
  const services = Object.entries(serviceFacts).map(
    ([id, { items }]): Length => ['services', `blocks.${id}.items`, items],
  );
  return [...weeks, ...services];
}
