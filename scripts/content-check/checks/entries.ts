import type { Check, Content } from '../content';

/** A group of a catalogue that has an entry for each of these ids. */
interface Group {
  readonly name: string;
  /** Empty for the catalogue itself. */
  readonly path: string;
  readonly ids: readonly string[];
  /** The list of the ids. */
  readonly source: string;
}

/** Every entry in the facts has texts, and every text belongs to an entry. */
export const checkEntries: Check = (content) =>
  groupsOf(content).flatMap(({ name, path, ids, source }) =>
    content.catalogues
      .filter((catalogue) => catalogue.name === name)
      .flatMap(({ file, content: whole, values }) => {
        const written = Object.keys(Object((path === '' ? whole : values.get(path)) ?? {}));
        const below = (id: string) => (path === '' ? id : `${path}.${id}`);
        return [
          ...ids
            .filter((id) => !written.includes(id))
            .map((id) => `${file}: ${below(id)}: is missing, though ${source} lists it; write it`),
          ...written
            .filter((id) => !ids.includes(id))
            .map((id) => `${file}: ${below(id)}: is not listed in ${source}; remove it or add that`),
        ];
      }),
  );

function groupsOf({ facts }: Content): readonly Group[] {
  const { jobs, routes, curricula } = facts;
  return [
    { name: 'jobs', path: 'postings', ids: Object.keys(jobs), source: 'content/jobs.json' },
    { name: 'careers', path: 'positions.postings', ids: Object.keys(jobs), source: 'content/jobs.json' },
    { name: 'meta', path: '', ids: routes.map(({ id }) => id), source: 'content/routes.ts' },
    ...Object.entries(curricula).map(([name, { fields }]) => ({
      name,
      path: 'curriculum.fields',
      ids: fields.map(({ field }) => field),
      source: 'content/curricula.ts',
    })),
  ];
}
