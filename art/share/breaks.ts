/** A piece of a title that no line may break, and what follows it where the line goes on. */
export interface Piece {
  readonly text: string;
  /** What joins it to the next piece on the same line: a space or nothing. */
  readonly joint: ' ' | '';
  /** What shows at the end of a line that breaks here: a hyphen after a part of a word. */
  readonly atBreak: '-' | '';
}

/** Where a word may break, unseen where it does not. */
export const softHyphen = '\u00ad';

/** Where a title may break: at spaces, after hyphens, and at soft hyphens, which then show. */
export function piecesOf(title: string): readonly Piece[] {
  return title
    .trim()
    .split(/[ \n]+/)
    .flatMap((word) => {
      const parts = word.split(/(?<=-)(?=\p{L})|(?=\u00ad)/u);
      return parts.map((part, index): Piece => {
        const isLast = index === parts.length - 1;
        const isSoft = parts[index + 1]?.startsWith(softHyphen) ?? false;
        return {
          text: part.replaceAll(softHyphen, ''),
          joint: isLast ? ' ' : '',
          atBreak: isSoft ? '-' : '',
        };
      });
    });
}

/** The pieces from one index up to another as one line. */
export function lineOf(pieces: readonly Piece[], from: number, to: number): string {
  const inside = pieces.slice(from, to);
  const isEnd = to === pieces.length;
  return inside
    .map(({ text, joint, atBreak }, index) => {
      if (index < inside.length - 1) return text + joint;
      return isEnd ? text : text + atBreak;
    })
    .join('');
}
