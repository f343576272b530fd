/** @returns the most similar of some names, which differs by at most two letters and less than half the name */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((other) => ({ other, letters: distance(name, other) }))
    .filter(({ letters }) => letters <= 2 && letters < name.length / 2)
    .sort((a, b) => a.letters - b.letters);
  return best?.other;
}

/** The number of letters to change, add or remove to turn one word into another (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, own] of [...other].entries())
      next.push(
        Math.min((row[at] ?? 0) + (letter === own ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
