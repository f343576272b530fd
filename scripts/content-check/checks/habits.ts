import { type Catalogue, textsOf } from '../catalogue';
import type { Check } from '../content';

interface Habit {
  readonly locale: string;
  /** As the sentence calls it. */
  readonly name: string;
  readonly found: RegExp;
  /** Only of titles. */
  readonly inTitles?: true;
}

const numbers = {
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
  de: 'ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf',
};

/** “Two offices, one team”: a number on either side of a comma. */
function paired(locale: keyof typeof numbers): Habit {
  const number = `(?<![\\p{L}\\d])(?:\\d[\\d.]*|\\{\\{\\w+\\}\\}|${numbers[locale]})(?![\\p{L}\\d])`;
  const found = new RegExp(`${number}[^,.:;]*, ${number}`, 'giu');
  return { locale, name: 'a pair of numbers in a title', found, inTitles: true };
}

/** What docs/style.en.md and docs/style.de.md allow once on a page. */
const HABITS: readonly Habit[] = [
  { locale: 'en', name: '“nobody”', found: /\bnobody\b/gi },
  { locale: 'en', name: '“somebody”', found: /\bsomebody\b/gi },
  { locale: 'en', name: '“Monday”', found: /\bMondays?\b/g },
  { locale: 'en', name: '“from the first day”', found: /\bfrom (?:the first day|day one)\b/gi },
  paired('en'),
  { locale: 'de', name: '«niemand»', found: /(?<!\p{L})niemand(?:e[mns])?(?!\p{L})/giu },
  { locale: 'de', name: '«jemand»', found: /(?<!\p{L})jemand(?:e[mns])?(?!\p{L})/giu },
  // «Montage» is assembly.
  { locale: 'de', name: '«Montag»', found: /(?<!\p{L})montag(?!e)/giu },
  { locale: 'de', name: '«vom ersten Tag an»', found: /(?<!\p{L})vom ersten Tag an(?!\p{L})/giu },
  paired('de'),
];

/** Catalogues of several pages, by how many names begin the keys of one of them. */
const depthOfPage: Readonly<Record<string, number>> = { instructors: 2, jobs: 2, meta: 1 };

const pageOf = ({ name }: Catalogue, path: string) =>
  path
    .split('.')
    .slice(0, depthOfPage[name] ?? 0)
    .join();

/** A page has each of some habits once at most; a page is an article, a policy or what a catalogue says of one. */
export const checkHabits: Check = ({ catalogues }) =>
  catalogues.flatMap((catalogue) =>
    HABITS.filter(({ locale }) => locale === catalogue.locale).flatMap((habit) => repeated(habit, catalogue)),
  );

function repeated({ name, found, inTitles }: Habit, catalogue: Catalogue): string[] {
  const firsts = new Map<string, string>();
  return textsOf(catalogue)
    .filter(([path]) => !inTitles || /(?:^|\.)title$/.test(path))
    .flatMap(([path, text]) => (text.replaceAll('\u00ad', '').match(found) ?? []).map(() => path))
    .flatMap((path) => {
      const page = pageOf(catalogue, path);
      const first = firsts.get(page);
      firsts.set(page, first ?? path);
      if (first === undefined) return [];
      const where = catalogue.where(path);
      const other = path === first ? 'twice' : `as ${catalogue.where(first)} has`;
      return [`${where}: has ${name} ${other}; a page has it once at most, so write it otherwise`];
    });
}
