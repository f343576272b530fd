import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

/**
 * Adds an entry at the end of a list or group of a TypeScript file formatted by Biome: its closing bracket is
 * on the same line or starts one with the same indentation. The rest of the file stays unchanged.
 *
 * @param text the file
 * @param constant name of the list or group
 * @param entry as source code
 * @throws naming what was not found
 */
export function insert(text: string, constant: string, entry: string): string {
  const found = new RegExp(`^(?:export )?const ${constant}\\b[^=]*=\\s*`, 'm').exec(text);
  const start = (found?.index ?? 0) + (found?.[0].length ?? 0);
  const [indent = ''] = /(?<=\n) *[^\n]*$/.exec(text.slice(0, start))?.[0].match(/^ */) ?? [];
  const [body] = new RegExp(`^[[{](?:[^\\n]*|[^]*?\\n${indent})(?=[\\]}])`).exec(text.slice(start)) ?? [];
  if (!found || body === undefined)
    throw new Error(`there is no list \`${constant}\`; fix the file and try again`);
  const end = start + body.length;
  // Entries on one line have no trailing comma.
  const comma = body.length > 1 && !body.includes('\n') ? ', ' : '';
  return `${text.slice(0, end).trimEnd()}${comma}\n${entry}\n${text.slice(end)}`;
}

/**
 * Adds an entry to a group of a JSON file; missing parent groups are added, too.
 *
 * @param path the keys of the entry, its own included; -1 is the end of a list
 * @param value the entry
 * @throws when the entry already exists
 */
export function insertText(text: string, path: readonly (string | number)[], value: unknown): string {
  const tree = parseTree(text);
  if (tree && findNodeAtLocation(tree, [...path]))
    throw new Error(`${path.join('.')} is there already; choose another id`);
  return applyEdits(text, modify(text, [...path], value, {}));
}
