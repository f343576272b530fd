/** What goes along from a link to the page that it leads to (styles/motion.css; specification 40.3). */
type Part = 'picture' | 'title';

/**
 * Names what a link and its page both show, for the view transition between them. No two pages have one path, so a name
 * is once on a page at most; another language has other names, as there one stays where one is.
 *
 * @param path of the page, in its language
 * @returns an identifier of CSS, such as `title-de-blogs-iso`
 */
export const alongName = (part: Part, path: string): string => part + path.replaceAll('/', '-');
