import { blogPictures } from '@/content/blogPictures';
import { careersFaces } from '@/content/careers';
import { badgeOf, certifications } from '@/content/certifications';
import { skillGroups } from '@/content/dedicatedTeams';
import { locales } from '@/content/locales';
import { pictures } from '@/content/pictures';
import { portraitPhoto } from '@/content/portraits';
import { processFile, processLocales, sharedProcessFiles } from '@/content/productInnovation';
import { programmeOrder } from '@/content/programmes';
import { serviceFacts } from '@/content/services';
import { teamCards } from '@/content/teams';
import { quoteOrder } from '@/content/testimonials';
import type { Check, Content } from '../content';

/** The people shown whom only code names, by the file of `content/` that does. */
const people: Readonly<Record<string, readonly string[]>> = {
  'teams.ts': teamCards.flatMap(({ faces }) => faces),
  'testimonials.ts': Object.values(quoteOrder).flat(),
  'dedicatedTeams.ts': skillGroups.map(({ face }) => face),
  'careers.ts': careersFaces,
  'services.ts': Object.values(serviceFacts).flatMap(({ shows }) => (typeof shows === 'string' ? [] : shows)),
};

/** Editors add the others, with a photo each. */
const added = ({ facts: { people: executive, instructors } }: Content) => ({
  people: [...executive.executives, executive.adviser],
  instructors,
});

/** A person shown by a photo needs no drawing. */
const portraitsOf = (ids: readonly string[]) =>
  ids.filter((id) => !portraitPhoto(id)).map((id) => `people/${id}.svg`);

/** Files below `public/images/` that the facts name, by the file of `content/` that names them. */
const drawings = (content: Content): Readonly<Record<string, readonly string[]>> => ({
  'pictures.json': Object.entries(pictures).flatMap(([name, facts]) => filesOf(name, facts)),
  'blogPictures.json': Object.entries(blogPictures).flatMap(([name, facts]) =>
    facts ? filesOf(name, facts) : [],
  ),
  'clients.json': content.facts.clients.map(({ logo }) => logo.replace('/images/', '')),
  'certifications.ts': certifications.flatMap(({ file }) =>
    locales.map((locale) => badgeOf(file, locale).replace('/images/', '')),
  ),
  'programmes.json': programmeOrder.map((id) => `programmes/${id}.svg`),
  ...Object.fromEntries(Object.entries(people).map(([source, ids]) => [source, portraitsOf(ids)] as const)),
  'productInnovation.ts': [
    ...(['', '-tall'] as const).flatMap((shape) => [processFile(shape, ''), processFile(shape, '-night')]),
    ...processLocales.flatMap(sharedProcessFiles),
  ].map((file) => file.replace(/^\/?images\//, '')),
});

/** Every picture that the facts name exists in all its widths, and photos of people belong to people who are shown. */
export const checkPictures: Check = (content) => [
  ...Object.entries(drawings(content)).flatMap(([source, files]) =>
    [...new Set(files)]
      .map((file) => `public/images/${file}`)
      .filter((file) => !content.images.has(file))
      .map(
        (file) =>
          `${file}: is missing, though content/${source} lists it; put it there, or run "npm run art" if art/ draws it`,
      ),
  ),
  ...Object.entries(added(content)).flatMap(([name, persons]) =>
    persons
      .filter(
        ({ id, photo }) =>
          !photo && !portraitPhoto(id) && !content.images.has(`public/images/people/${id}.svg`),
      )
      .map(
        ({ id }) =>
          `content/${name}.json: ${id}.photo: is missing; choose a photo, as there is no drawing public/images/people/${id}.svg`,
      ),
  ),
  ...content.facts.portraits
    .filter(
      ({ person }) =>
        ![...Object.values(people), ...Object.values(added(content)).map((some) => some.map(({ id }) => id))]
          .flat()
          .includes(person),
    )
    .map(
      ({ person }) =>
        `content/portraits.json: ${person}: no page shows such a person; correct the id or remove the entry`,
    ),
];

type Facts = (typeof pictures)[keyof typeof pictures] | NonNullable<(typeof blogPictures)[string]>;

function filesOf(name: string, facts: Facts): string[] {
  const base = `${facts.group}/${name}`;
  // A drawing of the blog: one file for all widths.
  if ('format' in facts) return [`${base}.svg`];
  const { widths, fallback, phone = [] } = facts;
  return [
    ...widths.map((width) => `${base}-${width}.avif`),
    ...phone.map((width) => `${base}-phone-${width}.avif`),
    `${base}-${fallback}.jpg`,
  ];
}
