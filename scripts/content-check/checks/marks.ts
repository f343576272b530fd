import { modelOf } from '@/scripts/language/plurals';
import { type Catalogue, textsOf } from '../catalogue';
import { type Check, referenceOf } from '../content';

/** Elements that a text must not contain: its look is up to the component. */
const HTML_ELEMENTS = new Set(
  `a abbr article aside b blockquote br button code dd div dl dt em figure footer form h1 h2 h3 h4 h5 h6
   header hr i iframe img input li main mark nav ol p pre q s script section small span strong style sub
   sup svg table td th tr u ul video wbr`.split(/\s+/),
);
const TAG = /<(\/?)([a-zA-Z][\w-]*)([^<>]*?)(\/?)>/g;
const ENTITY = /&(?:[a-z]+|#\d+|#x[\da-f]+);/i;
const CODE = /`[^`]*`/g;
/** The title of a work in English, which is marked as such in other languages only (WCAG 3.1.2). */
const TITLE = /(?<!\w)_([^_]+)_(?!\w)/g;

/** @returns the tags of a text, sorted, such as `</link>` and `<link>` */
function tagsOf(text: string): string[] {
  return [...text.matchAll(TAG)].map((match) => match[0]).sort();
}

/** Texts carry the same tags and pieces of code in every language (specification 29.2). */
export const checkMarks: Check = (content) =>
  content.catalogues.flatMap((catalogue) => {
    const reference = referenceOf(catalogue, content);
    return textsOf(catalogue).flatMap(([path, text]) =>
      [...alone(text), ...compared(text, path, catalogue, reference)].map(
        (problem) => `${catalogue.where(path)}: ${problem}`,
      ),
    );
  });

function compared(
  text: string,
  path: string,
  { locale }: Catalogue,
  reference: Catalogue | undefined,
): string[] {
  const model = modelOf(locale, path, (other) => typeof reference?.values.get(other) === 'string');
  if (!reference || !model) return [];
  const other = `${reference.values.get(model.path)}`;
  // The inside of code may be translated, such as the name in a URL.
  const kinds = [
    ['tags', tagsOf(text), tagsOf(other)],
    ['pieces of code', [`${text.match(CODE)?.length ?? 0}`], [`${other.match(CODE)?.length ?? 0}`]],
  ] as const;
  const different = kinds
    .filter(([, here, there]) => here.join() !== there.join())
    .map(
      ([what, here, there]) =>
        `the ${what} are ${here.join(', ') || 'none'} here but ${there.join(', ') || 'none'} in ${reference.file}; make them the same`,
    );
  const foreign = [...text.matchAll(TITLE)]
    .filter(([, name = '']) => !other.includes(name))
    .map(
      ([title]) =>
        `the title ${title} is marked as English, but ${reference.file} has no such words there; correct it`,
    );
  return [...different, ...foreign];
}

/** The errors in a text's own markup. */
function alone(text: string): string[] {
  const entity = ENTITY.exec(text)?.[0];
  if (entity) return [`holds the HTML entity ${entity}; write the character itself`];
  if (text.replace(CODE, '').includes('`')) return ['a backtick has no other; code stands between two'];
  const open: string[] = [];
  for (const [tag, closing, name = '', attributes = '', selfClosing] of text
    .replace(CODE, '')
    .matchAll(TAG)) {
    if (HTML_ELEMENTS.has(name.toLowerCase()) || attributes.trim() !== '')
      return [`holds the HTML tag ${tag}; a text holds words only, so remove the tag`];
    if (selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [`the tag ${tag} closes nothing; open it before`];
  }
  return open.map((name) => `the tag <${name}> is not closed; add </${name}>, or remove < and >`);
}
