import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

/** The text of a guide, as it stands. */
export const guide = (name: string): string => readFileSync(`docs/${name}.md`, 'utf8');

/** @returns the part of a guide below a heading, up to the next heading of the same rank */
export function section(text: string, heading: string): string {
  const rank = /^#+/.exec(heading)?.[0] ?? '';
  const [, after = ''] = text.split(`\n${heading}\n`);
  if (after === '') throw new Error(`there is no heading "${heading}"`);
  return after.split(new RegExp(`\\n#{1,${rank.length}} `))[0] ?? '';
}

/** @returns the rows of the tables in a text, cell by cell, without their heads */
export function rows(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n');
  return lines
    .filter((line, index) => line.startsWith('|') && !isHead(line) && !isHead(lines[index + 1] ?? ''))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

const isHead = (line: string) => /^\|[\s|-]+\|$/.test(line);

/** @returns what stands between backticks */
export const codes = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/**
 * @param language and name stand behind the fence, as in "```ts article"
 * @returns the value of a template, as a file would hold it
 */
export function template(text: string, language: 'ts' | 'json', name: string): unknown {
  const [, code] = new RegExp(`\`\`\`${language} ${name}\\n([\\s\\S]*?)\`\`\``).exec(text) ?? [];
  if (code === undefined) throw new Error(`there is no template "${language} ${name}"`);
  if (language === 'json') return JSON.parse(code);
  // An entry of a list stands in braces of its own, one of a group has a name.
  const literal = /^\s*\{/.test(code) ? `[${code}][0]` : `({${code}})`;
  // Made here, so that its objects are of this realm.
  return JSON.parse(JSON.stringify(runInNewContext(literal)));
}
