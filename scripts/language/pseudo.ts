/**
 * The pseudo-language: English with accents, two fifths longer. A word without accents on a page is
 * hard-coded in a component; a word that overflows its box would do so in a real translation, too.
 */

/** How much longer a text gets: the most that German, Finnish or Greek need for texts of some length. */
const GROWTH = 0.4;

const plain = 'aceinouyACEINOUY';
const accented = 'áçéíñóüýÁÇÉÍÑÓÜÝ';
const vowel = /[aeiouy]/i;

/** A word with a letter that the pseudo-language would have accented. */
export const unaccented = /[A-Za-z]*[aceinouyACEINOUY][A-Za-z]*/g;

/**
 * Kept unchanged: placeholders, references, tags, code in backticks, titles of English works between
 * underscores, link targets, URLs and mail addresses.
 */
const kept =
  /\]\([^()\s]*\)|\{\{[^}]*\}\}|\$t\([^)]*\)|<[^<>]*>|`[^`]*`|(?<!\w)_[^_]+_(?!\w)|\b[\w.@/:-]+\.(?:example|test)\b\S*/g;

/**
 * @param text of a catalogue or an article
 * @param growth how much longer it gets, as a share of its length
 * @returns the text with every a, c, e, i, n, o, u and y accented, and so many of them repeated that it is that
 *   much longer
 */
export function pseudoText(text: string, growth = GROWTH): string {
  const lengthened = lengthener(growth);
  let from = 0;
  const done = [...text.matchAll(kept)].map(({ 0: piece, index }) => {
    const before = text.slice(from, index);
    from = index + piece.length;
    return lengthened(before) + piece;
  });
  return done.join('') + lengthened(text.slice(from));
}

/** Repeats vowels evenly over the words of a text. */
function lengthener(growth: number): (words: string) => string {
  let due = 0;
  return (words) => {
    let result = '';
    for (const letter of words) {
      const index = plain.indexOf(letter);
      const shown = accented[index] ?? letter;
      // A soft hyphen has no width.
      if (letter !== '\u00ad') due += growth;
      const repeats = vowel.test(letter) ? Math.round(due) : 0;
      due -= repeats;
      result += shown + shown.toLowerCase().repeat(repeats);
    }
    return result;
  };
}
