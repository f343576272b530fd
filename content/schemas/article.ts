import { z } from 'zod';
import { type AuthorTeamId, authorTeams } from '../authorTeams';
import { blogPictures } from '../blogPictures';
import { emailOf } from '../emails';
import { defaultLocale, locales } from '../locales';
import { photoIds } from '../photos';
import { today } from '../today';

const lowerCase = 'must be lower-case words joined by hyphens';
const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, lowerCase);
const named =
  'must name a picture of content/blogPictures.json or a photo of content/photos/; put the photo there or correct the name';
const slug = z.string().regex(/^(?:\{\{companySlug\}\}-)?[a-z0-9]+(?:-[a-z0-9]+)*$/, lowerCase);
const picture = z.string().refine((name) => name in blogPictures || isPhoto(name), named);
const defaultMissing = `must name a picture in "${defaultLocale}", which languages without one of their own show`;
const isDrawn = (name: string) => name in blogPictures || `${name}-${defaultLocale}` in blogPictures;
const isPhoto = (id: string) => photoIds().includes(id);

const day = z.iso.date('must be a day such as 2024-08-16');

/** The facts that all languages share; the file in the default language contains them. */
export const articleFactsSchema = z
  .strictObject({
    slug: slug.describe('The last part of its URL: lower-case words joined by hyphens'),
    formerly: z
      .array(slug)
      .describe('Slugs that it had before, the oldest first: their addresses lead to it')
      .optional(),
    draft: z
      .boolean()
      .describe('Only the preview shows it, and it may be incomplete, or in one language')
      .optional(),
    date: day,
    // `Object.keys` widens to string; the record's own type restores the ids.
    team: z.enum(Object.keys(authorTeams) as AuthorTeamId[], 'must name a team of content/authorTeams.ts'),
    /**
     * The hero picture: a drawing, or a photo by its id. A drawing with words has one name per language;
     * other languages show the default one's.
     */
    picture: z.union(
      [
        picture,
        z.partialRecord(z.enum(locales), picture).refine((drawn) => defaultLocale in drawn, defaultMissing),
      ],
      'must name a picture, or one for each language that has its own',
    ),
    updated: day
      .describe('When its text was last revised, for example by a note that names the month')
      .optional(),
  })
  .refine(({ date, updated = date }) => updated >= date, {
    path: ['updated'],
    message: 'must not be before date',
  });

const text = z.string().min(1, 'must not be empty');
/** What a page, a list and search results have room for, in characters. */
const short = (most: number) =>
  text.max(most, { error: ({ input }) => `has ${String(input).length} characters; write ${most} at most` });
const lines = z.array(text).min(1, 'must not be empty');

const blockSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('text'), text }),
    z.strictObject({ kind: z.literal('list'), items: lines }),
    z.strictObject({ kind: z.literal('steps'), items: lines }),
    z.strictObject({ kind: z.literal('code'), language: text, label: text, text }),
    z.strictObject({
      kind: z.literal('email'),
      label: text,
      text: text.refine(
        (said) => emailOf(said) !== undefined,
        'must be lines such as "From: …", an empty line, then text',
      ),
    }),
    z.strictObject({
      kind: z.literal('table'),
      label: text,
      head: lines,
      rows: z.array(lines).min(1),
      /** Index of the emphasised row, from 0. */
      main: z.number().int().optional(),
    }),
    /** Bars to scale, one of which may be emphasised. */
    z.strictObject({
      kind: z.literal('chart'),
      label: text,
      /** Column titles: the bars, and the unit of their numbers. */
      head: z.tuple([text, text]),
      rows: z
        .array(z.strictObject({ name: text, value: z.number(), isMain: z.literal(true).optional() }))
        .min(2, 'must compare two rows at least; add one')
        .refine((rows) => rows.some(({ value }) => value > 0), 'must have a number above 0; correct one'),
    }),
    z.strictObject({ kind: z.literal('quote'), text, by: text.optional() }),
    /** Explains the block above it, in the margin where there is one. */
    z.strictObject({ kind: z.literal('note'), title: text, text }),
    /** A photo or a drawing; the name of one with words is without its language. */
    z
      .strictObject({
        kind: z.literal('photo'),
        photo: z
          .string()
          .refine(
            (name) => isDrawn(name) || isPhoto(name),
            'is not in content/photos/; put it there or correct its name',
          ),
        /** Description, where it differs from the photo's own. */
        alt: text.optional(),
        caption: text.optional(),
      })
      .refine(({ photo, alt }) => alt !== undefined || !isDrawn(photo), {
        path: ['alt'],
        message:
          'a drawing does not say what it shows; write it between the brackets: ![Two hills](photo:name)',
      }),
  ],
  'kind must be text, list, steps, code, email, table, chart, quote, note or photo',
);

const sectionSchema = z.strictObject({
  /** Its anchor, the same in every language. */
  id: name,
  title: text,
  blocks: z.array(blockSchema).min(1, 'must not be empty'),
});

export const articleWordsSchema = z.strictObject({
  title: short(80),
  description: short(170).describe('For search engines and the previews of networks'),
  keywords: lines.optional(),
  alt: text
    .describe('What the picture shows, for those who do not see it; a photo has a text of its own')
    .optional(),
  sources: lines.optional(),
  lead: text,
  sections: z
    .array(sectionSchema)
    .min(1, 'must not be empty')
    .check(({ value, issues }) => {
      const ids = value.map(({ id }) => id);
      for (const [index, id] of ids.entries())
        if (ids.indexOf(id) < index)
          issues.push({
            code: 'custom',
            input: id,
            path: [index, 'id'],
            message: `"${id}" is there twice; give each section its own`,
          });
    }),
});

const [someTeam] = Object.keys(authorTeams) as AuthorTeamId[];
const [somePicture = ''] = Object.keys(blogPictures);
const facts = articleFactsSchema.shape;
const unwritten = text.catch('…');

/** The same for a draft, with stand-ins for what it lacks; only its slug is required. */
export const draftFactsSchema = z.strictObject({
  ...facts,
  date: facts.date.catch(() => today()),
  team: facts.team.catch(someTeam ?? 'design'),
  picture: facts.picture.catch(somePicture),
  updated: facts.updated.catch(undefined),
});

export const draftWordsSchema = z.strictObject({
  title: unwritten,
  description: unwritten,
  keywords: lines.optional().catch(undefined),
  alt: text.optional().catch(undefined),
  sources: lines.optional().catch(undefined),
  lead: unwritten,
  sections: z.array(
    z
      .strictObject({
        id: name.optional().catch(undefined),
        title: z.string(),
        blocks: z.array(blockSchema.optional().catch(undefined)),
      })
      .transform(({ id, title, blocks }) => ({
        id: id ?? title,
        title,
        blocks: blocks.filter((block) => block !== undefined),
      })),
  ),
});

export type ArticleFacts = z.infer<typeof articleFactsSchema>;
/** An article's facts; `id` names its files. */
export type Article = ArticleFacts & { readonly id: string };
export type ArticleWords = z.infer<typeof articleWordsSchema>;
export type ArticleSection = z.infer<typeof sectionSchema>;
export type ArticleBlock = z.infer<typeof blockSchema>;
