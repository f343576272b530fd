import { rewritePages } from './pages';

/** The two scripts with which Next's router finds the files of another page. */
const manifests = /<script src="\/_next\/static\/[^/"]+\/_(?:build|ssg)Manifest\.js" defer=""><\/script>/g;

/** Fills in what browsers from before 2018 lack; they do not get as far as asking for the framework. */
const polyfills = /<script defer="" noModule="" src="\/_next\/static\/chunks\/polyfills-[^"]+"><\/script>/g;

/** Any script of the framework. */
const framework = /<script [^>]*src="\/_next\//;

/** By which the framework knows again what it put into the head. */
const marks = / data-next-head=""|<noscript data-n-css=""><\/noscript>/g;

/**
 * Takes scripts out of every page that do nothing for it: every navigation is a
 * document, so the router needs no lists of files, one of which grows with each
 * page of the site; and who can run the page's first script needs no polyfills.
 * Pages without the framework lose its marks, too.
 *
 * @param out the exported site
 */
export function dropScripts(out: string): Promise<void> {
  return rewritePages(out, (html) => {
    const rest = html.replace(manifests, '').replace(polyfills, '');
    return framework.test(rest) ? rest : rest.replace(marks, '');
  });
}
