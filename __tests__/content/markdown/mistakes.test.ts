import { articleKind, policyKind } from '@/content/markdown/kinds';
import { sentenceOf } from '@/content/markdown/mistakes';
import { parse } from '@/content/markdown/parse';
import { english, german } from '../site';

/**
 * Specification 29.10: a mistake is reported with file, line and column, and so is whatever a page would not
 * show.
 */

const mistakesIn = (
  text: string,
  kind: typeof articleKind | typeof policyKind = articleKind,
  hasFacts = true,
) => {
  const read = kind === policyKind ? parse(text, policyKind, hasFacts) : parse(text, articleKind, hasFacts);
  return read.ok ? [] : read.problems.map((mistake) => sentenceOf('a.md', mistake));
};
/** The article with other Markdown instead of its paragraph, which begins on line 15. */
const body = (markdown: string) => english.replace('Words.', markdown);

test('a valid article has no mistakes, in both languages and with Windows line endings', () => {
  expect(mistakesIn(english)).toEqual([]);
  expect(mistakesIn(english.replaceAll('\n', '\r\n'))).toEqual([]);
  expect(mistakesIn(german, articleKind, false)).toEqual([]);
});

test.each([
  [
    'Very *big*.',
    '15:6: emphasis is not shown here; underscores are only for the title of an English work in the text of a link',
  ],
  [
    '![A hill](hill.png)',
    '15:1: a picture between paragraphs is a photo of content/photos/ or a drawing, by its name: ![](photo:name)',
  ],
  // Specification 37.4
  [
    'Words.\n\n![](photo:none)',
    '17:1: the photo is not in content/photos/; put it there or correct its name',
  ],
  [
    'See ![A hill](photo:hill).',
    '15:5: a picture is not allowed here; in an article a photo needs a paragraph of its own',
  ],
  ['<hr>', '15:1: HTML is not shown here; remove it, or write "\\<" for the sign'],
  [
    'One\\\ntwo',
    '15:4: a line break within a paragraph is not shown; begin a new paragraph after an empty line',
  ],
  ['***', '15:1: a horizontal rule is not shown here; remove it'],
  ['### Small', '15:1: a heading of this level is not shown here; begin it with "## "'],
  ['- One\n  - two', '16:3: a list cannot contain another; write one list'],
  ['- One\n\n  two', '17:3: an item is one paragraph; begin another item'],
  ['-\n- Two', '15:1: the item is empty; write it or remove it'],
  ['> - One', '15:3: a list cannot contain another; write one list'],
  ['> Say `it`', '15:7: formatting and links are not shown here; write only the text'],
  [
    'Words.\n\n> [!NOTE] A word',
    '17:3: a note has its title after [!NOTE] and its text below, both after ">"; add the missing part',
  ],
  [
    'Words.\n\n> [!NOTE] A word\n>\n> Means this.\n>\n> And that.',
    '21:3: a note is one paragraph below its title; begin another note',
  ],
  ['``a ` b``', '15:1: code cannot hold a backtick; leave it out'],
  [
    'One \\_two\\_ three',
    '15:1: a backtick, star, bracket or underscore in this text would mark something that is not meant; write it another way',
  ],
  [
    '```\nlet it be\n```',
    '15:1: code needs a language and a label after its backticks, such as ```text A command',
  ],
  [
    '```email A message\nFrom: me\nlet it be\n```',
    '15:1: an email has lines such as "From: …" at its top, each with a colon, then an empty line and its text',
  ],
  [
    '| a | b |\n| - | - |\n| c | d |',
    '15:1: the table needs a line above it that says what it shows, "Table: …" or "Chart: …", and an empty line',
  ],
  [
    'Table: Two columns\n\nWords',
    '15:1: a line "Table: …" needs a table below it, after an empty line; there is none',
  ],
  [
    'Table: Two columns\n\n| a | b |\n| - | - |\n| c |',
    '19:1: the row has 1 cells and the head 2; give it one for each column, with | between them',
  ],
  // Specification 22.35
  [
    'Table: Two columns\n\n| a | b |\n| - | - |\n| **c** | d |\n| **e** | f |',
    '20:3: an earlier row is bold already, and a table has one at most; remove these stars',
  ],
  // Specification 22.33
  [
    'Chart: Two bars\n\nWords',
    '15:1: a line "Chart: …" needs a table below it, after an empty line; there is none',
  ],
  [
    'Chart: Two bars\n\n| a | b |\n| - | - |\n| c | 1 |\n| d | 2 s |',
    '20:7: this is not a number; write digits only, such as 1350 or 4.5, and the unit into the head of the column',
  ],
  [
    'Chart: Two bars\n\n| a | b |\n| - | - |\n| c | **1** |\n| d | **2** |',
    '20:7: an earlier number is bold already, and a chart has one at most; remove these stars',
  ],
  [
    'Chart: Two bars\n\n| a | b |\n| - | - |\n| c | 1 |\n| d |',
    '20:1: a chart has two columns, a name and a number, and here are 1; write two',
  ],
  [
    'Chart: One bar\n\n| a | b |\n| - | - |\n| c | 1 |',
    '17:1: the chart must compare two rows at least; add one',
  ],
  [
    'Chart: Two bars\n\n| a | b |\n| - | - |\n| c | 0 |\n| d | 0 |',
    '17:1: the chart must have a number above 0; correct one',
  ],
  [
    'Words.\n\n## Second\n\nWords.',
    '17:1: the heading has no anchor; "npm run fix" makes it from the English heading, or end it with one, such as {#first-steps}',
  ],
  ['Words.\n\n## Second {#Second}\n\nWords.', '17:1: the anchor must be lower-case words joined by hyphens'],
  [
    'Words.\n\n## Second {#first}\n\nWords.',
    '17:1: the anchor "first" is there twice; give each section its own',
  ],
  ['', '13:1: the section must not be empty'],
])('a mistake in the text is reported: %j', (markdown, sentence) => {
  expect(mistakesIn(body(markdown))).toEqual([`a.md:${sentence}`]);
});

test.each([
  [/^[\s\S]*$/, 'Words.', '1:1: must begin with its title and the like between two lines of ---'],
  [/date: .*/, 'date: 2024-02-30', '3:1: date must be a day such as 2024-08-16'],
  [/alt: /, 'updated: 2024-08-15\nalt: ', '8:1: updated must not be before date'],
  [/team: .*/, 'team: unknown', '4:1: team must name a team of content/authorTeams.ts'],
  [/slug: .*/, 'slug: A post', '2:1: slug must be lower-case words joined by hyphens'],
  [
    /picture: .*/,
    'picture: blog-none',
    '5:1: picture must name a picture of content/blogPictures.json or a photo of content/photos/; put the photo there or correct the name',
  ],
  [
    /picture: .*/,
    'picture:\n  de: blog-borovets',
    '5:1: picture must name a picture in "en", which languages without one of their own show',
  ],
  [/title: .*/, 'title: 2024', '6:1: title must be a text; write it between double quotes'],
  [/title: .*\n/, '', '1:1: title is missing; add a line "title: …" between the lines of ---'],
  [/alt: /, 'tags: [a]\nalt: ', '8:1: tags is unknown; correct its spelling or remove it'],
  [
    /alt: /,
    'sources: one\nalt: ',
    '8:1: sources must be a list; give each entry a line of its own that begins with "- "',
  ],
  [
    /title: .*/,
    'title: One: two',
    '6:8: cannot be read (nested mappings are not allowed in compact mappings); put a text that contains a colon or begins with a sign in double quotes',
  ],
  [/Lead\n/, '', '1:1: the lead is missing; write a paragraph above the first heading'],
  [/Lead\n/, 'Lead\n\nMore\n', '13:1: only one paragraph, the lead, may come before the first heading'],
  [/## First[\s\S]*$/, '', '1:1: the text below the lead must not be empty'],
] as const)('a mistake in the file is reported: %s replaced by %j', (pattern, replacement, sentence) => {
  expect(mistakesIn(english.replace(pattern, replacement))).toEqual([`a.md:${sentence}`]);
});

test('values common to every language belong in the English file only', () => {
  expect(mistakesIn(german.replace('title:', 'date: 2024-08-16\ntitle:'), articleKind, false)).toEqual([
    'a.md:2:1: date is the same in every language and belongs in the English file; remove it here',
  ]);
});

test('all errors are found at once, in the order of the file', () => {
  expect(mistakesIn(body('<b>One\n\n*two*')).map((sentence) => sentence.split(': ')[0])).toEqual([
    'a.md:15:1',
    'a.md:17:1',
  ]);
});

test('missing values are reported together with text that is not shown, and nothing twice (specification 29.16)', () => {
  const text = body('*One*')
    .replace(/title: .*\n/, '')
    .replace('2024-08-16', 'soon')
    .replace('Lead\n', '');
  expect(mistakesIn(`${text}\n## Second\n`)).toEqual([
    'a.md:1:1: title is missing; add a line "title: …" between the lines of ---',
    'a.md:1:1: the lead is missing; write a paragraph above the first heading',
    'a.md:3:1: date must be a day such as 2024-08-16',
    expect.stringMatching(/^a\.md:13:1: emphasis is not shown here/),
    'a.md:15:1: the heading has no anchor; "npm run fix" makes it from the English heading, or end it with one, such as {#first-steps}',
    'a.md:15:1: the section must not be empty',
  ]);
});

test('a policy has paragraphs and lists, but no anchors and no formatting', () => {
  const policy = (markdown: string) => `---\ntitle: A policy\n---\n\nLead\n\n## Clause\n\n${markdown}\n`;
  expect(mistakesIn(policy('Words.\n\n- One'), policyKind)).toEqual([]);
  expect(mistakesIn(policy('> Words.'), policyKind)).toEqual([
    'a.md:9:1: this must be a paragraph or a list, as a policy has nothing else',
  ]);
  expect(mistakesIn(policy('`code`'), policyKind)).toEqual([
    'a.md:9:1: formatting and links are not shown here; write only the text',
  ]);
});
