import type { Check, Content } from '../types';

/** Pages that belong to no route: the frame, the not-found page, the page of all primitives. */
const OUTSIDE_THE_TABLE = new Set([
  '_app',
  '_document',
  '404',
  'showcase',
  // One for all articles, and one for the list's further pages (content/pages.ts).
  'blogs/[slug]',
  'blogs/page/[number]',
]);
const LOCALE_FOLDER = '[locale]/';
const PAGE = /\.tsx$/;

/** The route table and the files under `pages/` agree, for both the plain and the prefixed page. */
export const checkPageFiles: Check = (content) => [...missingFiles(content), ...filesWithoutRoute(content)];

function missingFiles({ routes, pageFiles }: Content): string[] {
  const pages = pageFiles.filter((file) => PAGE.test(file));
  return routes.flatMap(({ id, path }) =>
    ['', LOCALE_FOLDER]
      .filter((folder) => !pages.some((file) => serves(file, folder, path)))
      .map(
        (folder) =>
          `content/routes.ts: ${id}: has no page, as pages/${folder}${fileName(path)} does not exist; write it or take the route away`,
      ),
  );
}

function filesWithoutRoute({ routes, pageFiles }: Content): string[] {
  return pageFiles.flatMap((file) => {
    if (!PAGE.test(file)) return [`pages/${file}: only pages belong here; move it to components/ or lib/`];
    const folder = file.startsWith(LOCALE_FOLDER) ? LOCALE_FOLDER : '';
    if (OUTSIDE_THE_TABLE.has(file.slice(folder.length).replace(PAGE, ''))) return [];
    if (routes.some(({ path }) => serves(file, folder, path))) return [];
    return [`pages/${file}: no route has this path; add one to content/routes.ts or remove the file`];
  });
}

/**
 * Whether the page file answers at that path; a `[slug]` in it stands for any
 * one segment, but `[locale]` for a language only.
 */
function serves(file: string, folder: string, path: string): boolean {
  if (!file.startsWith(folder)) return false;
  const segments = file.slice(folder.length).replace(PAGE, '').split('/');
  if (segments.at(-1) === 'index') segments.pop();
  const wanted = path.split('/').filter((segment) => segment !== '');
  return (
    segments.length === wanted.length &&
    segments.every((segment, index) => segment === wanted[index] || /^\[(?!locale\])\w+\]$/.test(segment))
  );
}

function fileName(path: string): string {
  return path === '/' ? 'index.tsx' : `${path.slice(1)}.tsx`;
}
