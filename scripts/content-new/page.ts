import { draft } from '../content-check/checks/drafts';
import { addNamed, addWords } from './edits';
import type { Change } from './types';

/** A page to add to the route table. */
interface NewPage {
  readonly route: string;
  /** Without prefix, such as `/java-developer`. */
  readonly path: string;
}

/** @returns the changes for any new page */
export function pageChanges({ route, path }: NewPage): readonly Change[] {
  return [
    addNamed('content/routes.ts', 'table', route, { path }),
    ...addWords('meta', [route], (language) => ({
      title: draft(
        `the title in the tab of the browser, of 50 to 60 characters, which no other page has (${route})`,
        language,
      ),
      description: draft('one or two sentences for search engines, of 120 to 155 characters', language),
    })),
  ];
}
