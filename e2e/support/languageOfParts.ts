import { isLocale, type Locale, locales } from '@/content/locales';

const anyOf = (words: string) => new RegExp(`(?<![\\p{L}@-])(?:${words})(?![\\p{L}-])`, 'iu');

/** For some languages, short words that every sentence needs and the other languages lack. */
const small: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: anyOf('the|and|of|with|for|from|your|our|you|are|to'),
  de: anyOf('und|für|mit|nicht|ist|ein|eine|einer|der|das|dem|den|von|auf|im|zu|Sie|Ihre'),
};

/** Words of one language that are names, or loanwords in the other. */
const taken = /Massachusetts Institute of Technology|MIT Press|Food and Drug Administration|Time to Live/g;

/** A text with the language it is marked as. */
interface Part {
  readonly text: string;
  readonly lang: string;
}

/** @returns all announced parts of a page: its texts and text attributes; code is in no language */
export function partsOf(page: Document): Part[] {
  const lang = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? '';
  const parts: Part[] = [];
  const walker = page.createTreeWalker(page.body, 4 /* texts */);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, code')) continue;
    parts.push({ text: node.textContent ?? '', lang: lang(node.parentElement) });
  }
  for (const name of [
    'alt',
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'placeholder',
    'title',
  ])
    for (const element of page.body.querySelectorAll(`[${name}]`))
      parts.push({ text: element.getAttribute(name) ?? '', lang: lang(element) });
  return parts.map(({ text, lang }) => ({ text: text.replaceAll('\u00ad', ''), lang }));
}

/** @returns whether a part is marked as one language and has words of another */
export function isMismarked({ text, lang }: Part): boolean {
  const own = text.replace(taken, '');
  return !isLocale(lang) || locales.some((other) => other !== lang && small[other]?.test(own));
}
