/** @jest-environment node */
import { clients } from '@/content/clients';
import { namespaces } from '@/content/namespaces';
import { executives } from '@/content/people';
import { routes } from '@/content/routes';
import { articleSchema, articleWordsSchema } from '@/content/schemas/article';
import { instructorSchema } from '@/content/schemas/instructor';
import { jobSchema } from '@/content/schemas/job';
import { positionSchema } from '@/content/schemas/position';
import { programmeSchema } from '@/content/schemas/programme';
import people from '@/public/locales/en/people.json';
import { checkArticles } from '@/scripts/content-check/checks/articles';
import { checkJobs } from '@/scripts/content-check/checks/jobs';
import { checkPictures } from '@/scripts/content-check/checks/pictures';
import { checkPositions } from '@/scripts/content-check/checks/positions';
import { checkTypography } from '@/scripts/content-check/checks/typography';
import { site } from '../content/site';
import { codes, guide, rows, section, template } from './support/markdown';

// «Field tables, copyable templates» of docs/editing.md: what one copies is accepted by the real checks.

const text = guide('editing');
const both = (file: string, value: unknown) => ({
  [`public/locales/en/${file}`]: value,
  [`public/locales/de/${file}`]: value,
});

describe('templates are in order', () => {
  it('article, entry and words', () => {
    const words = template(text, 'json', 'article');
    const content = site(
      { ...both('articles/post.json', undefined), ...both('articles/spring-news.json', words) },
      { articles: [template(text, 'ts', 'article')] },
    );
    expect([...checkArticles(content), ...checkTypography(content)]).toEqual([]);
  });

  it('a picture of its own', () => {
    const list = template(text, 'json', 'picture');
    const drawn = { 'public/images/blog/blog-spring.svg': '<svg/>' };
    expect(checkPictures(site({ 'content/blogPictures.json': list, ...drawn }))).toEqual([]);
    expect(checkPictures(site({ 'content/blogPictures.json': list }))).toHaveLength(1);
  });

  it('position, entry and words', () => {
    const files = both('careers.json', template(text, 'json', 'position'));
    expect(checkPositions(site(files, { positions: [template(text, 'ts', 'position')] }))).toEqual([]);
  });

  it('job posting, entry and words', () => {
    const [id = ''] = Object.keys(Object(template(text, 'ts', 'job')));
    const page = { id, path: '/java-developer', namespaces: ['jobs'] };
    const files = both('jobs.json', { postings: template(text, 'json', 'job') });
    const content = site(files, {
      jobs: template(text, 'ts', 'job'),
      routes: [...routes.map((route) => ({ ...route, namespaces: namespaces[route.id] })), page],
    });
    expect([...checkJobs(content), ...checkTypography(content)]).toEqual([]);
  });

  it('programme', () => {
    const [facts] = Object.values(Object(template(text, 'ts', 'programme')));
    expect(programmeSchema.safeParse(facts).error).toBeUndefined();
  });

  it('instructor', () => {
    const [facts] = Object.values(Object(template(text, 'ts', 'instructor')));
    expect(instructorSchema.safeParse(facts).error).toBeUndefined();
  });

  it('person and client logo are built like those that are there', () => {
    const keysOf = (value: unknown) => Object.keys(Object(value));
    expect(executives).toContainEqual(template(text, 'ts', 'person'));
    const [person] = Object.values(Object(template(text, 'json', 'person')));
    expect(keysOf(person)).toEqual(keysOf(people.people.anja));
    expect(clients).toContainEqual(template(text, 'ts', 'client'));
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

  it('## Add an article: entry, then words', () => {
    const known = [...Object.keys(articleSchema.shape), ...Object.keys(articleWordsSchema.shape)];
    expect(fields('## Add an article').sort()).toEqual(known.sort());
  });

  it('## Open an application form: its three values', () => {
    expect(fields('## Open an application form')).toEqual(programmeSchema.shape.application.options);
  });
});
