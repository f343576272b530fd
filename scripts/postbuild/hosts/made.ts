/** How the comment begins that says what made a file. */
const madeBy = 'Made by `npm run build` (scripts/postbuild/hosts): changes are lost with the next one.';

/**
 * @param lines what the file is, and what to do with it
 * @returns a comment for the top of a file, in the notation that all these hosts share
 */
export function comment(...lines: readonly string[]): string {
  return [...lines, madeBy].map((line) => `# ${line}\n`).join('');
}

/**
 * @param values what stands between the lines
 * @returns a regular expression that is any of them, literally
 */
export function anyOf(values: readonly string[]): string {
  return values.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}
