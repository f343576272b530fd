import { draft } from '../content-check/checks/drafts';
import { addNamed, addWords } from './edits';
import type { Change } from './types';

const GUIDE = 'docs/editing.md';
/** The row that ends the guide's table of pages, before articles and unknown URLs. */
const LAST_ROUTE = /^\| `\/blogs` \|/m;

/** A page that is to be added to the route table. */
interface NewPage {
  readonly route: string;
  /** Unprefixed, such as `/java-developer`. */
  readonly path: string;
  /** The catalogues and the files of `content/` by which the guide for editors finds its texts and facts. */
  readonly words: readonly string[];
  readonly facts: readonly string[];
}

/** @returns what every new page needs, whatever it shows */
export function pageChanges(page: NewPage): readonly Change[] {
  const { route, path } = page;
  return [
    addNamed('content/routes.ts', 'table', route, { path }),
    { file: GUIDE, edit: (text) => text.replace(LAST_ROUTE, (row) => `${guideRow(page)}\n${row}`) },
    ...addWords('meta', [route], (language) => ({
      title: draft(`the title in the tab of the browser, which no other page has (${route})`, language),
      description: draft('one or two sentences for search engines', language),
    })),
  ];
}

function guideRow({ path, words, facts }: NewPage): string {
  const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  return `| ${quoted([path])} | ${quoted(words)} | ${quoted(facts)} |`;
}
