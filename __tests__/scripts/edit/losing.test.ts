import { english } from '../../content/site';
import { home, onDisk, put, serveScene, version, write } from './support/scene';

// The editor’s server refuses to lose a text, but accepts removals by an editor (specification 39.4).

serveScene();

test.each([
  ['{"items":["a","b"]}', 'hero'],
  ['{"hero":{},"items":["a","b"]}', 'hero.title'],
  ['{"hero":{"title":""},"items":["a","b"]}', 'hero.title'],
  ['{"hero":{"title":"One"},"items":["a",""]}', 'items.1'],
  ['{"hero":"One","items":["a","b"]}', 'hero'],
])('%s would lose a text and is refused', async (sent, lost) => {
  const before = onDisk(home);
  const { status, text } = await write(home, sent, await version(home));
  expect([status, text]).toEqual([
    422,
    `${home}: ${lost}: would be lost, so this file was not written; fill it in`,
  ]);
  expect(onDisk(home)).toBe(before);
});

/** A list as the form has it: each entry's text and note. */
const list = (...entries: readonly string[]) => ({
  items: entries.map((entry) => ({ t: entry.split('|')[0] ?? '', n: entry.split('|')[1] ?? '' })),
});

test.each([
  ['the only change', list('|x', 'b|y'), 'items.0.t'],
  ['next to a removed entry', list('|y'), 'items.0.t'],
  ['next to a new entry', list('a|x', '|y', 'c|z'), 'items.1.t'],
  ['completely, next to a removed entry', list('|'), 'items.0.t'],
])('a text of a list is lost: %s', async (_, sent, lost) => {
  put(home, JSON.stringify(list('a|x', 'b|y')));
  const { status, text } = await write(home, JSON.stringify(sent), await version(home));
  expect([status, text]).toEqual([
    422,
    `${home}: ${lost}: would be lost, so this file was not written; fill it in`,
  ]);
});

test.each([
  ['one is removed, another edited', list('B|y')],
  ['the first is removed', list('b|y')],
  ['one is added, and not filled in yet', list('a|x', '|', 'b|y')],
  ['all are removed', list()],
])('accepts that entries of a list come and go: %s', async (_, sent) => {
  put(home, JSON.stringify(list('a|x', 'b|y')));
  expect((await write(home, JSON.stringify(sent), await version(home))).status).toBe(204);
  expect(JSON.parse(onDisk(home))).toEqual(sent);
});

test.each([
  ['title', (text: string) => text.replace('title: Title\n', '')],
  ['title', (text: string) => text.replace('title: Title', 'title: ""')],
  ['description', (text: string) => text.replace(/description: .*\n/, '')],
  ['slug', (text: string) => text.replace(/slug: .*\n/, '')],
])('an article that would lose its %s is refused', async (field, change) => {
  const article = 'content/articles/en/one.md';
  put(article, english);
  const { status, text } = await write(article, change(english), await version(article));
  expect([status, text]).toEqual([
    422,
    `${article}: ${field}: would be lost, so this file was not written; fill it in`,
  ]);
  expect(onDisk(article)).toBe(english);
  // What may be left out may go.
  const less = english.replace('alt: A hill\n', '');
  expect((await write(article, less, await version(article))).status).toBe(204);
});

/** As an editor on Windows saves it (specification 29.13). */
const fromWindows = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;

test('an article with a byte order mark and Windows line ends keeps its title', async () => {
  const article = 'content/articles/en/one.md';
  put(article, fromWindows(english));
  const less = english.replace('title: Title\n', '');
  for (const sent of [less, fromWindows(less)])
    expect((await write(article, sent, await version(article))).status).toBe(422);
  expect((await write(article, fromWindows(english), await version(article))).status).toBe(204);
  expect(onDisk(article)).toBe(english);
});

test('a catalogue with a byte order mark is saved without it, and loses nothing', async () => {
  const before = onDisk(home);
  put(home, fromWindows(before));
  expect((await write(home, '{"items":["a","b"]}', await version(home))).status).toBe(422);
  const sent = before.replace('One', 'Two');
  expect((await write(home, fromWindows(sent), await version(home))).status).toBe(204);
  expect(JSON.parse(onDisk(home))).toEqual(JSON.parse(sent));
});

test('a file that is not valid JSON on disk is not written over', async () => {
  put(home, '<<<<<<< HEAD');
  const { status, text } = await write(home, '{"hero":{"title":"One"}}', await version(home));
  expect([status, text]).toEqual([
    422,
    `${home}: is not valid JSON on disk, so it was not written; correct it there first`,
  ]);
});
