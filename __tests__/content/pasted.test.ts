import { checks } from '@/scripts/content-check/checks';
import { english, german, site } from './site';

// Messages of the content check about text pasted from Word and the like (specification 29.10).

const told = (catalogues: Readonly<Record<string, unknown>>) =>
  checks
    .flatMap((check) => check(site(catalogues, { words: ['a'] })))
    .filter((sentence) => /^(?:public\/locales|content\/articles\/)/.test(sentence));

test.each([
  ['•\tWe walked', 'has a bullet (•); write only the text, as each entry of a list has its own field'],
  ['▪ We walked', 'has a bullet (•); write only the text, as each entry of a list has its own field'],
  ['Day\tKilometres', 'has a tab; write a space, or a sentence for each row of a table'],
  ['A **bold** word', 'has stars (**), which this page would show; remove them'],
  ['Two  spaces', 'has two spaces in a row; write one'],
  [' At the beginning', 'begins or ends with a space; remove it'],
  ['At the end ', 'begins or ends with a space; remove it'],
])('what was pasted into a text is reported: %j', (text, problem) => {
  expect(told({ 'en/home': { a: text }, 'de/home': { a: 'Text' } })).toContain(
    `public/locales/en/home.json: a: ${problem}`,
  );
});

test.each([
  [
    '•\tWe walked\n•\tWe cooked\n•\tWe slept',
    'has a bullet (•); begin each item with "- ", on a line of its own',
  ],
  ['o\tWe walked', 'has a tab; begin each item with "- ", or write a table as docs/editing.md shows'],
  [
    'Day\tKilometres\nMonday\t14',
    'has a tab; begin each item with "- ", or write a table as docs/editing.md shows',
  ],
])('what was pasted into an article is reported: %j', (text, problem) => {
  const post = { 'en/articles/post': english.replace('Words.', text), 'de/articles/post': german };
  expect(told(post).filter((sentence) => sentence.includes('15:1'))).toEqual([
    `content/articles/en/post.md:15:1: ${problem}`,
  ]);
});
