/** Elements that a text must not hold: words are words, structure belongs to the component. */
const HTML_ELEMENTS = new Set(
  `a abbr article aside b blockquote br button code dd div dl dt em figure footer form h1 h2 h3 h4 h5 h6
   header hr i iframe img input li main mark nav ol p pre q s script section small span strong style sub
   sup svg table td th tr u ul video wbr`.split(/\s+/),
);
const TAG = /<(\/?)([a-zA-Z][\w-]*)([^<>]*?)(\/?)>/g;
const ENTITY = /&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

/** @returns the placeholders of a text, sorted, such as `{{name}}`, without formats and spaces */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}/g)].map((match) => `{{${match[1]}}}`).sort();
}

/** @returns the tags of a text, sorted, such as `</link>` and `<link>` */
export function tagsOf(text: string): string[] {
  return [...text.matchAll(TAG)].map((match) => match[0]).sort();
}

/** @returns what `$t(…)` refers to, as written: a key, or `namespace:key` */
export function referencesOf(text: string): string[] {
  return [...text.matchAll(/\$t\(\s*([^),\s]+)/g)].flatMap((match) => match[1] ?? []);
}

/** @returns the text without `$t(…)` and placeholders, whose syntax is not typography */
export function wordsOf(text: string): string {
  return text.replace(/\$t\([^)]*\)|\{\{[^}]*\}\}/g, '');
}

/** @returns what is wrong with a text's tags by themselves, if anything */
export function markupProblem(text: string): string | undefined {
  const entity = ENTITY.exec(text)?.[0];
  if (entity) return `holds the HTML entity ${entity}; write the character itself`;
  const open: string[] = [];
  for (const [tag, closing, name = '', attributes = '', selfClosing] of text.matchAll(TAG)) {
    if (HTML_ELEMENTS.has(name.toLowerCase())) {
      return `holds the HTML tag ${tag}; a text holds words only, so remove the tag`;
    }
    if (attributes.trim() !== '') return `the tag ${tag} has attributes; write it as <${name}>`;
    if (selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return `the tag ${tag} closes nothing; correct the tags`;
  }
  const left = open.pop();
  return left === undefined ? undefined : `the tag <${left}> is not closed; add </${left}>`;
}
