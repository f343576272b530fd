import { readFileSync } from 'node:fs';

/** The text of a guide, as it stands. */
export const guide = (name: string): string => readFileSync(`docs/${name}.md`, 'utf8');

/** @returns what stands between backticks */
export const codes = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
