import { routes } from '@/content/routes';
import { draft } from '../content-check/draft';
import { addNamed, addTo, addWords, newFile } from './edits';
import type { Change } from './types';

const GUIDE = 'docs/editing.md';
/** The row that ends the guide's table of pages, before articles and unknown addresses. */
const LAST_ROUTE = /^\| `\/blogs` \|/m;

/** A page that is to be added to the route table. */
interface NewPage {
  readonly route: string;
  /** Unprefixed, such as `/java-developer`. */
  readonly path: string;
  /** The page it stands under. */
  readonly parent: string;
  /** What the list of its catalogues says in `content/namespaces.ts`. */
  readonly namespaces: string;
  /** The catalogues and the files of `content/` by which the guide for editors finds its words and facts. */
  readonly words: readonly string[];
  readonly facts: readonly string[];
  /** What `content/sharePictures.ts` says it shows where its address is shared. */
  readonly sharePicture: string;
  /** Source of its page file, and what that and the prefixed one both end with. */
  readonly source: string;
  readonly config?: string;
}

/** @returns a sentence when the route table has that name or path already */
export function takenPage({ route, path }: Pick<NewPage, 'route' | 'path'>): string[] {
  const other = routes.find(({ id, path: taken }) => id === route || taken === path);
  return other
    ? [`content/routes.ts has a page "${other.id}" at ${other.path} already; choose another id`]
    : [];
}

/** @returns what every new page needs, whatever it shows */
export function pageChanges(page: NewPage): readonly Change[] {
  const { route, path, parent, namespaces, sharePicture, source, config = '' } = page;
  return [
    addNamed('content/routes.ts', 'table', route, { path }),
    addTo('content/namespaces.ts', 'namespaces', `${route}: ${namespaces},`),
    addTo('content/parents.ts', 'parents', `${route}: '${parent}',`),
    { file: GUIDE, edit: (text) => text.replace(LAST_ROUTE, (row) => `${guideRow(page)}\n${row}`) },
    addTo('content/sharePictures.ts', 'sharePictures', `${route}: ${sharePicture},`),
    ...addWords('meta', [route], (language) => ({
      title: draft(`the title in the tab of the browser, which no other page has (${route})`, language),
      description: draft('one or two sentences for search engines', language),
    })),
    newFile(`pages${path}.tsx`, `${source}${config}`),
    newFile(
      `pages/[locale]${path}.tsx`,
      `import { otherLocales } from '@/lib/i18n/static';

export { default, getStaticProps } from '@/pages${path}';
export const getStaticPaths = otherLocales();
${config}`,
    ),
  ];
}

function guideRow({ path, words, facts }: NewPage): string {
  const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  return `| ${quoted([path])} | ${quoted(words)} | ${quoted(facts)} |`;
}
