/** A file of the font. */
export interface FontPart {
  /** Which of the package's files holds its letters. */
  readonly from: 'latin' | 'latin-ext';
  /** Its characters, as for `unicode-range` in CSS; `lib/fonts.ts` repeats it, as next/font reads nothing but text. */
  readonly range: string;
}

/**
 * What every page is written with comes in one file that is preloaded: it arrives in the first ten packets of a new
 * connection (RFC 6928), together with its headers. The other letters of Western and Central Europe come when a page
 * has one of them.
 */
export const fontParts = {
  core: {
    from: 'latin',
    range:
      'U+20-7E, U+A0, U+A9, U+AB, U+AD, U+B7, U+BB, U+C4, U+C7, U+C9, U+CB, U+D6-D7, U+DC, U+E0-E4, U+E7-EF, U+F1-F6, U+F9-FC, U+2013-2014, U+2018-2019, U+201C-201E, U+2026, U+2192, U+2212',
  },
  rest: {
    from: 'latin',
    range:
      'U+A1-A8, U+AA, U+AC, U+AE-B6, U+B8-BA, U+BC-C3, U+C5-C6, U+C8, U+CA, U+CC-D5, U+D8-DB, U+DD-DF, U+E5-E6, U+F0, U+F7-F8, U+FD-FF, U+131, U+152-153, U+2000-2012, U+2015-2017, U+201A-201B, U+201F-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2215',
  },
  ext: { from: 'latin-ext', range: 'U+100-130, U+132-151, U+154-2AF, U+1E00-1EFF' },
} as const satisfies Record<string, FontPart>;

/**
 * @param range as `fontParts` has it
 * @returns every code point in it
 */
export function codePoints(range: string): readonly number[] {
  return range.split(', ').flatMap((span) => {
    const [first = 0, last = first] = span
      .slice('U+'.length)
      .split('-')
      .map((end) => Number.parseInt(end, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
