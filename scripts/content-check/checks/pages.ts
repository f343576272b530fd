import { defaultLocale } from '@/content/locales';
import { namespaces } from '@/content/namespaces';
import { parents } from '@/content/parents';
import type { Check } from '../content';

/** Every route has a file in `pages/`, and its catalogues; one below another page also has a parent. */
export const checkPages: Check = ({ facts, pages, catalogues }) =>
  facts.routes.flatMap(({ id, path, canonicalTo }) => [
    ...(hasFile(path, pages)
      ? []
      : [
          `content/routes.ts: ${id}: has no file for its page; add pages${path === '/' ? '/index' : path}.tsx`,
        ]),
    ...(namespaces[id] ?? [])
      .filter((name) => !catalogues.some((own) => own.locale === defaultLocale && own.name === name))
      .map(
        (name) =>
          `content/routes.ts: ${id}: has no texts; add public/locales/${defaultLocale}/${name}.json, and the same for every other language`,
      ),
    // A page that another one stands for has no breadcrumb.
    ...(path.lastIndexOf('/') > 0 && !canonicalTo && !parents[id]
      ? [
          `content/parents.ts: ${id}: is missing, though its path has more than one part; name the page above it`,
        ]
      : []),
  ]);

/** @returns whether Next.js finds a file for a path: its own, its folder's, or the one of all pages of its folder */
function hasFile(path: string, pages: ReadonlySet<string>): boolean {
  const file = `pages${path}`;
  const siblings = file.slice(0, file.lastIndexOf('/') + 1);
  const isOfAll = (page: string) =>
    page.startsWith(`${siblings}[`) && /^\[\w+\]\.tsx$/.test(page.slice(siblings.length));
  return (
    pages.has(`${file}.tsx`) || pages.has(`${file.replace(/\/$/, '')}/index.tsx`) || [...pages].some(isOfAll)
  );
}
