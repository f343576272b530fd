/**
 * A language that nobody speaks: English with accents, two fifths longer. Where a page shows a word without them, the
 * word stands in a component; where it runs out of its box, a real translation would, too.
 */

/** How much longer a text gets: what German, Finnish or Greek take at most for texts of some length. */
const GROWTH = 0.4;

const plain = 'aceinouyACEINOUY';
const accented = 'áçéíñóüýÁÇÉÍÑÓÜÝ';
const vowel = /[aeiouy]/i;

/** A word with a letter that the pseudo-language would have written with an accent. */
export const unaccented = /[A-Za-z]*[aceinouyACEINOUY][A-Za-z]*/g;

/**
 * What is no language, and stays: placeholders, references, tags, code between backticks, titles of English works
 * between underscores, addresses of links, URLs and mail addresses.
 */
const kept =
  /\]\([^()\s]*\)|\{\{[^}]*\}\}|\$t\([^)]*\)|<[^<>]*>|`[^`]*`|(?<!\w)_[^_]+_(?!\w)|\b[\w.@/:-]+\.(?:example|test)\b\S*/g;

/**
 * @param text as a catalogue or an article has it
 * @returns the same with every a, c, e, i, n, o, u and y accented and so many of them repeated that it is 40 % longer
 */
export function pseudoText(text: string): string {
  const lengthened = lengthener();
  let from = 0;
  const done = [...text.matchAll(kept)].map(({ 0: piece, index }) => {
    const before = text.slice(from, index);
    from = index + piece.length;
    return lengthened(before) + piece;
  });
  return done.join('') + lengthened(text.slice(from));
}

/** Repeats vowels as they come, so that every word of a text gets its share. */
function lengthener(): (words: string) => string {
  let due = 0;
  return (words) => {
    let result = '';
    for (const letter of words) {
      const index = plain.indexOf(letter);
      const shown = accented[index] ?? letter;
      // A soft hyphen has no width.
      if (letter !== '\u00ad') due += GROWTH;
      const repeats = vowel.test(letter) ? Math.round(due) : 0;
      due -= repeats;
      result += shown + shown.toLowerCase().repeat(repeats);
    }
    return result;
  };
}
