/** The parts of a link that move into its page during a view transition (styles/motion.css; specification 40.3). */
type Part = 'picture' | 'title';

/**
 * Names a part that a link and its page both show, for the view transition between them. Paths are unique, so
 * each name occurs once on a page. Names differ between languages, as switching the language stays on the
 * same page.
 *
 * @param path of the page, in its language
 * @returns a CSS identifier, such as `title-de-blogs-iso`
 */
export const viewTransitionName = (part: Part, path: string): string => part + path.replaceAll('/', '-');
