/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { HOLE, lex } from '@/scripts/content-check/lexer';
import { guide, section } from './support/markdown';

// «What each error of the content check means»: every sentence in its source is explained in docs/editing.md.

const explained = section(guide('editing'), '## What the content check says');

const folder = 'scripts/content-check';
const files = [
  ...readdirSync(`${folder}/checks`).map((file) => `${folder}/checks/${file}`),
  ...['issues.ts', 'json.ts', 'markup.ts'].map((file) => `${folder}/${file}`),
];

/** Names that stand in sentences and have words enough to look like one. */
const noSentence = /^(a group of keys|pieces of code|Our work and projects|run "npm run art")$|^a abbr/;

/** What a sentence says after file and key, with … for what differs. */
const sentences = files.flatMap((file) =>
  lex(readFileSync(file, 'utf8'))
    .literals.map(({ value }) => value)
    .filter((value) => /\w+ \w+ \w+/.test(value.replaceAll(HOLE, '…')) && !noSentence.test(value))
    .map((value) => value.replaceAll(HOLE, '…')),
);

/** What follows the file and the key. */
const said = (sentence: string) => sentence.replace(/^(?:[\w/.…<>[\]]+: )*/, '');

test('every sentence is explained', () => {
  // Of values that a fact must have, one row names them all.
  const isExplained = (sentence: string) =>
    explained.includes(sentence.replace(/^must be (?!a text,|a group of)/, ''));
  expect(sentences.filter((sentence) => !isExplained(said(sentence)))).toEqual([]);
  expect(sentences.length).toBeGreaterThan(80);
});
