import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { caseStudies } from '@/content/caseStudies';
import { company } from '@/content/company';
import { curricula } from '@/content/curricula';
import {
  processDiagramFile,
  processDiagramLocales,
  processDiagramVariants,
} from '@/content/productInnovation';
import { programmes } from '@/content/programmes';
import type { Article } from '@/content/schemas/article';
import { drawings } from '@/scripts/content-check/checks/drawings';
import { loadContent } from '@/scripts/content-check/load';
import type { Content, Facts, RouteFacts } from '@/scripts/content-check/types';

/** Files by path: a text as it is, anything else as JSON, `undefined` for none. */
type Files = Readonly<Record<string, unknown>>;

/** As many routes as the specification has. */
export const routes: readonly RouteFacts[] = Array.from({ length: 34 }, (_, index) =>
  index === 0
    ? { id: 'home', path: '/', namespaces: ['home'] }
    : { id: `page${index}`, path: `/page-${index}`, namespaces: [] },
);

/** The drawings of the process, in every language that has them. */
export const processDiagramFiles = processDiagramLocales.flatMap((locale) =>
  processDiagramVariants.map((variant) => `public${processDiagramFile(locale, variant)}`),
);

/** One article. */
export const articles: readonly Article[] = [
  { id: 'post', slug: 'a-post', date: '2024-08-16', team: 'design', picture: 'blog-borovets' },
];

/** The words of an article. */
export const articleWords = {
  title: 'Title',
  description: 'Description',
  lead: 'Lead',
  picture: 'A hill',
  sections: [{ id: 'first', title: 'First', blocks: [{ kind: 'text', text: 'Words.' }] }],
};

/** The catalogue `meta` of these routes. */
export function metaTexts(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    routes.map(({ id }) => [id, { title: id === 'home' ? 'Home' : `Title of ${id}`, description: 'Words' }]),
  );
}

const goodFiles: Files = {
  'public/locales/en/common.json': { loading: 'Loading …' },
  'public/locales/de/common.json': { loading: 'Lädt …' },
  'public/locales/en/home.json': { hero: { title: 'Hello {{name}}', items: ['One', 'Two'] } },
  'public/locales/de/home.json': { hero: { title: 'Guten Tag {{name}}', items: ['Eins', 'Zwei'] } },
  'public/locales/en/meta.json': metaTexts(),
  'public/locales/de/meta.json': metaTexts(),
  ...Object.fromEntries(
    routes.flatMap(({ path }) =>
      ['pages', 'pages/[locale]'].map((folder) => [`${folder}${path === '/' ? '/index' : path}.tsx`, '']),
    ),
  ),
  'components/Home.tsx': `const { t } = useTranslation(['home', 'common']);
    t('hero.title', { name }); t('hero.items', { returnObjects: true }); t('common:loading');`,
  'content/pictures.json': {
    hero: { group: 'panorama', width: 2, height: 1, widths: [1, 2], fallback: 2, phone: [1] },
  },
  'content/blogPictures.json': {},
  'public/locales/en/articles/post.json': articleWords,
  'public/locales/de/articles/post.json': articleWords,
  'public/images/panorama/hero-1.avif': '',
  'public/images/panorama/hero-phone-1.avif': '',
  'public/images/panorama/hero-2.avif': '',
  'public/images/panorama/hero-2.jpg': '',
  ...Object.fromEntries(
    [...drawings.map(({ file }) => file), ...processDiagramFiles].map((file) => [file, '']),
  ),
};

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/**
 * Writes a small correct site into a temporary folder and loads it.
 *
 * @param changes files to add, replace or (with `undefined`) leave out
 * @param facts typed facts to replace
 */
export function site(changes: Files = {}, facts: Partial<Facts> = {}): Content {
  const root = mkdtempSync(join(tmpdir(), 'content-check-'));
  folders.push(root);
  for (const [path, value] of Object.entries({ ...goodFiles, ...changes })) {
    if (value === undefined) continue;
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return loadContent(root, {
    locales: ['en', 'de'],
    defaultLocale: 'en',
    routes,
    company,
    caseStudies,
    articles,
    programmes,
    curricula,
    // With a photo among the drawings, and a page among the routes above.
    instructors: {
      mirjam: { name: 'Mirjam Huber', page: 'page1', timeline: [{ from: 2020, type: 'fullTime' }] },
    },
    jobs: {},
    positions: [],
    ...facts,
  });
}
