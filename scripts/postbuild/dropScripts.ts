import { rewritePages } from './pages';

/** The two scripts with which Next's router finds the files of another page. */
const manifests = /<script src="\/_next\/static\/[^/"]+\/_(?:build|ssg)Manifest\.js" defer=""><\/script>/g;

/** Fills in what browsers from before 2018 lack; they do not get as far as asking for the framework. */
const polyfills = /<script defer="" noModule="" src="\/_next\/static\/chunks\/polyfills-[^"]+"><\/script>/g;

/**
 * Takes scripts out of every page that do nothing for it: every navigation is a
 * document, so the router needs no lists of files, one of which grows with each
 * page of the site; and who can run the page's first script needs no polyfills.
 *
 * @param out the exported site
 */
export function dropScripts(out: string): Promise<void> {
  return rewritePages(out, (html) => html.replace(manifests, '').replace(polyfills, ''));
}
