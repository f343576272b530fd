/** @jest-environment node */
import { clients } from '@/content/clients';
import { executives } from '@/content/people';
import { articleFactsSchema, articleWordsSchema } from '@/content/schemas/article';
import { instructorSchema } from '@/content/schemas/instructor';
import { jobSchema } from '@/content/schemas/job';
import { photoSchema } from '@/content/schemas/photo';
import { portraitSchema } from '@/content/schemas/portrait';
import { positionSchema } from '@/content/schemas/position';
import { programmeSchema } from '@/content/schemas/programme';
import people from '@/public/locales/en/people.json';
import { checkEntries } from '@/scripts/content-check/checks/entries';
import { checkFacts } from '@/scripts/content-check/checks/facts';
import { checkTypography } from '@/scripts/content-check/checks/typography';
import { facts } from '@/scripts/content-check/facts';
import { site } from '../content/site';
import { codes, guide, rows, section, template } from './support/markdown';

// «Field tables, copyable templates» of docs/editing.md: what one copies is accepted by the real checks.

const text = guide('editing');
const both = (name: string, words: unknown) => ({ [`en/${name}`]: words, [`de/${name}`]: words });

describe('templates are in order', () => {
  /** What the checks say of one kind of facts and its words. */
  const problems = (catalogues: Record<string, unknown>, changed: Record<string, unknown>) => {
    const content = site(catalogues, { facts: changed });
    return [checkFacts, checkEntries, checkTypography].flatMap((check) => check(content));
  };

  it('article', () => {
    const [, article = ''] = /````md article\n([\s\S]*?)````/.exec(text) ?? [];
    expect(checkTypography(site({ 'en/articles/spring-news': article }))).toEqual([]);
  });

  it('a picture of its own', () => {
    const [name = ''] = Object.keys(Object(template(text, 'json', 'picture')));
    const { group, format } = Object(template(text, 'json', 'picture'))[name];
    expect(`${group}/${name}.${format}`).toBe('blog/blog-spring.svg');
  });

  it('a photo, and one that is a portrait', () => {
    expect(photoSchema.safeParse(template(text, 'json', 'photo')).error).toBeUndefined();
    const problems = portraitSchema.safeParse(template(text, 'json', 'portrait entry')).error?.issues;
    // The template names a photo that is not there.
    expect(problems?.map(({ path }) => path)).toEqual([['photo']]);
  });

  it('position', () => {
    expect(problems({}, { positions: [template(text, 'json', 'position entry')] })).toEqual([]);
  });

  it('job posting, entry and words', () => {
    const routes = [...facts.routes, { id: 'jobJavaDeveloper', path: '/java-developer' }];
    const words = both('jobs', { postings: template(text, 'json', 'job') });
    expect(problems(words, { jobs: template(text, 'json', 'job entry'), routes })).toEqual([]);
  });

  it('programme', () => {
    const [facts] = Object.values(Object(template(text, 'json', 'programme entry')));
    expect(programmeSchema.safeParse(facts).error).toBeUndefined();
  });

  it('instructor', () => {
    const [facts] = Object.values(Object(template(text, 'json', 'instructor')));
    expect(instructorSchema.safeParse(facts).error).toBeUndefined();
  });

  it('person and client logo are built like those that are there', () => {
    const keysOf = (value: unknown) => Object.keys(Object(value));
    expect(executives).toContainEqual(template(text, 'json', 'person entry'));
    const [person] = Object.values(Object(template(text, 'json', 'person')));
    expect(keysOf(person)).toEqual(keysOf(people.people.anja));
    expect(clients).toContainEqual(template(text, 'json', 'client entry'));
  });
});

describe('field tables name every field, and no other', () => {
  const fields = (heading: string) =>
    rows(section(text, heading)).flatMap(([field = '']) => codes(field).slice(0, 1));

  it.each([
    ['## Open a position', positionSchema],
    ['## Publish a job posting', jobSchema],
    ['## Add a programme', programmeSchema],
  ])('%s', (heading, { shape }) => {
    expect(fields(heading).sort()).toEqual(Object.keys(shape).sort());
  });

  it('## Articles and policies: the front matter of an article', () => {
    const { lead: _lead, sections: _sections, ...words } = articleWordsSchema.shape;
    const known = [...Object.keys(articleFactsSchema.shape), ...Object.keys(words)];
    const [, below = ''] = text.split('````\n\n');
    const [table = ''] = below.split('\n\n');
    expect(
      rows(table)
        .flatMap(([field = '']) => codes(field).slice(0, 1))
        .sort(),
    ).toEqual(known.sort());
  });

  it('## Open an application form: its three values', () => {
    expect(fields('## Open an application form')).toEqual(programmeSchema.shape.application.options);
  });
});
