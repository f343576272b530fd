import { builtDocument, labelOf } from './builtDocument';

let latest: { readonly path: string; readonly document: Document } | undefined;

/** @param path as in `builtDocument`; for tests that check several parts of one page: the latest page is parsed only once */
export function builtPage(path: string): Document {
  if (latest?.path !== path) latest = { path, document: builtDocument(path) };
  return latest.document;
}

/** @returns a text as it is displayed: without soft hyphens, which show only at the end of a line */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '')
    .replaceAll('\u00ad', '')
    .replace(/[ \n]+/g, ' ')
    .trim();

/** @returns the texts of the elements that match a selector, in order; without those never displayed */
export const textsOf = (root: ParentNode, selector: string): string[] =>
  shown(root, selector).map((element) => textOf(element));

/** @returns an attribute of each element that matches a selector, in order, as a text; without those never displayed */
export const valuesOf = (root: ParentNode, selector: string, attribute: string): (string | null)[] =>
  shown(root, selector).map((element) => element.getAttribute(attribute)?.replaceAll('\u00ad', '') ?? null);

/** @returns the targets of the links of that name */
export const targetsOf = (root: ParentNode, name: string): (string | null)[] =>
  shown(root, 'a')
    .filter((link) => textOf(link).includes(name))
    .map((link) => link.getAttribute('href'));

/** @returns the regions of a page that have this name */
export const regionsOf = (page: Document, name: string): Element[] =>
  shown(page, 'main section').filter((section) => labelOf(section).replaceAll('\u00ad', '').trim() === name);

/**
 * @returns the one region of a page that has this name
 * @throws Error when there is none, or when there are several
 */
export function regionOf(page: Document, name: string): Element {
  const [region, ...others] = regionsOf(page, name);
  if (!region || others.length > 0) throw new Error(`${region ? 'Several regions' : 'No region'} “${name}”`);
  return region;
}

/** @returns the value of each term in the lists of facts, in order */
export const factsOf = (root: ParentNode): Record<string, string> =>
  Object.fromEntries(shown(root, 'dt').map((term) => [textOf(term), textOf(term.nextElementSibling)]));

const shown = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].filter((element) => !element.closest('[hidden]'));
