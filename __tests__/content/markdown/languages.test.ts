import { policies } from '@/content/policies';
import { checkDrafts } from '@/scripts/content-check/checks/drafts';
import { checkKeys } from '@/scripts/content-check/checks/keys';
import { checkMarkdown } from '@/scripts/content-check/checks/markdown';
import { checkMarks } from '@/scripts/content-check/checks/marks';
import { checkPlaceholders } from '@/scripts/content-check/checks/placeholders';
import { checkTypography } from '@/scripts/content-check/checks/typography';
import { english, german, site } from '../site';

// What the content check says about articles and policies, each mistake with file, line and column (specification 29.10).

const [en, de] = ['content/articles/en/post.md', 'content/articles/de/post.md'];
const policy = '---\ntitle: A policy\n---\n\nLead\n\n## Clause\n\nWords.\n';
const listed = Object.fromEntries(policies.map(({ id }) => [`en/policies/${id}`, policy]));
const check = (own: string, reference = english) =>
  checkMarkdown(site({ ...listed, 'en/articles/post': reference, 'de/articles/post': own }));
const chart = (number: string) => `Chart: Bars\n\n| a | b |\n| - | - |\n| c | ${number} |\n| d | 3 |`;
const changed = (markdown: string) => german.replace('Words.', markdown);

test('a valid article in two languages has no mistakes', () => {
  expect(check(german)).toEqual([]);
});

describe('articles have the same structure in every language', () => {
  const same = 'every language has the same in the same order';
  test.each([
    [
      german.replace('{#first}', '{#erste}'),
      `${de}:9:1: the anchor is "erste", but "first" in ${en}:13:1; make them the same`,
    ],
    [
      changed(chart('2')),
      `${de}:15:1: the number is "2", but "1" in ${en}:19:1; make them the same`,
      english.replace('Words.', chart('1')),
    ],
    [changed('> Words.'), `${de}:11:1: here is a quote, but a paragraph in ${en}:15:1; ${same}`],
    [
      changed('> [!NOTE] A fault\n>\n> Words.'),
      `${de}:11:1: here is a note, but a paragraph in ${en}:15:1; ${same}`,
    ],
    [changed('- Words.'), `${de}:11:1: here is a list, but a paragraph in ${en}:15:1; ${same}`],
    [changed('Words.\n\nMore.'), `${de}:13:1: has what ${en} lacks; add it there or remove it here`],
    [
      changed('Words.\n\n## More {#more}\n\nMore.'),
      `${de}:13:1: has what ${en} lacks; add it there or remove it here`,
    ],
    [
      german.replace('alt:', 'keywords: [a]\nalt:'),
      `${de}:4:12: has what ${en} lacks; add it there or remove it here`,
    ],
  ])('a difference from English is reported: %j', (own, sentence, reference = english) => {
    expect(check(own, reference)).toEqual([sentence]);
  });

  test('a missing part is reported with its place in the original', () => {
    const longer = english.replace('Words.', 'Words.\n\nMore.\n\nEven more.');
    expect(check(german, longer)).toEqual([
      `${de}:9:1: lacks what ${en}:17:1 has; translate it or remove it there`,
    ]);
  });

  test('an article that one language lacks is reported', () => {
    expect(checkKeys(site({ 'en/articles/post': english }))).toEqual([
      `${de}: is missing; translate ${en} or remove that one`,
    ]);
  });
});

test('a drawing is described in every language', () => {
  const without = (text: string) => text.replace('alt: A hill\n', '');
  expect(check(without(german), without(english))).toEqual([
    `${en}:1:1: alt is missing; add a line "alt: …" between the lines of ---`,
    `${de}:1:1: alt is missing; add a line "alt: …" between the lines of ---`,
  ]);
});

test('no two articles share a path', () => {
  const two = site({ ...listed, 'en/articles/one': english, 'en/articles/two': english });
  expect(checkMarkdown(two)).toEqual([
    'content/articles/en/two.md:2:1: slug "a-post" is there twice; give each its own',
  ]);
});

test('policies are those that the site lists', () => {
  const { 'en/policies/isms': _isms, ...others } = listed;
  expect(checkMarkdown(site({ ...others, 'en/policies/cats': policy, 'en/articles/post': english }))).toEqual(
    [
      'content/policies/en/isms.md: is missing, though content/policies.ts lists it; write it',
      'content/policies/en/cats.md: is not listed in content/policies.ts; remove it or add it there',
    ],
  );
});

test('errors in texts are reported with their place', () => {
  const wrong = site({
    'en/articles/post': english.replace('Words.', 'Say `it` to {{legalName}}.'),
    'de/articles/post': changed('Das "Ding" ✎ der Titel.').replace('alt: A hill', 'alt: "Strasse - Berg"'),
  });
  expect(checkTypography(wrong)).toEqual([
    `${de}:4:1: has a hyphen as a dash; write – with its spaces`,
    `${de}:11:1: has straight quotation marks ("); write “ and ” in English, « and » in German`,
  ]);
  expect([...checkPlaceholders(wrong), ...checkMarks(wrong)]).toEqual([
    `${de}:11:1: the placeholders are none here but {{legalName}} in ${en}; make them the same`,
    `${de}:11:1: the pieces of code are 0 here but 1 in ${en}; make them the same`,
  ]);
  expect(checkDrafts(wrong)).toEqual([
    `${de}:11:1: is still to be written: Das "Ding"  der Titel.; replace the note with it`,
  ]);
});

test('examples of code and emails in an article keep their content', () => {
  const example = (text: string) =>
    `\`\`\`text Example\n${text}\n\`\`\`\n\n\`\`\`email A message\nFrom: "me"\n\n${text}\n\`\`\``;
  const content = site({
    'en/articles/post': english.replace('Words.', example('echo `date` <b>')),
    'de/articles/post': changed(example('say "ß"')),
  });
  expect([...checkPlaceholders(content), ...checkTypography(content)]).toEqual([]);
});

test('a file with mistakes is checked as far as it can be read, in every language', () => {
  const wrong = site({
    ...listed,
    'en/articles/post': english.replace('slug: a-post', 'slug: A post').replace('Words.', 'A "word" - here.'),
    'de/articles/post': changed('Kein ß.\n\nMehr.').replace(/title: .*\n/, ''),
  });
  expect(checkTypography(wrong)).toEqual([
    `${en}:15:1: has straight quotation marks ("); write “ and ” in English, « and » in German`,
    `${en}:15:1: has a hyphen as a dash; write – with its spaces`,
    `${de}:10:1: has ß; Swiss German writes ss`,
  ]);
  expect(checkMarkdown(wrong)).toEqual([`${de}:12:1: has what ${en} lacks; add it there or remove it here`]);
  // Where a block cannot be read, the others cannot be compared.
  expect(
    checkMarkdown(site({ ...listed, 'en/articles/post': english, 'de/articles/post': changed('<hr>\n\nß') })),
  ).toEqual([]);
});
