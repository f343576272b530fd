/** @jest-environment node */
import { english } from '../../content/site';
import { home, onDisk, put, serveScene, version, write } from './support/scene';

// The editor’s server refuses what would lose a text, and takes what an editor has removed (specification 39.4).

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

test.each([
  [
    'the only change',
    {
      items: [
        { t: '', n: 'x' },
        { t: 'b', n: 'y' },
      ],
    },
    'items.0.t',
  ],
  ['beside an entry that is removed', { items: [{ t: '', n: 'y' }] }, 'items.0.t'],
  [
    'beside one that is new',
    {
      items: [
        { t: 'a', n: 'x' },
        { t: '', n: 'y' },
        { t: 'c', n: 'z' },
      ],
    },
    'items.1.t',
  ],
  ['wholly, beside an entry that is removed', { items: [{ t: '', n: '' }] }, 'items.0.t'],
])('a text of a list is lost: %s', async (_, sent, lost) => {
  put(
    home,
    JSON.stringify({
      items: [
        { t: 'a', n: 'x' },
        { t: 'b', n: 'y' },
      ],
    }),
  );
  const { status, text } = await write(home, JSON.stringify(sent), await version(home));
  expect([status, text]).toEqual([
    422,
    `${home}: ${lost}: would be lost, so this file was not written; fill it in`,
  ]);
});

test.each([
  ['one is removed, another edited', [{ n: 'y', t: 'B' }]],
  ['the first is removed', [{ n: 'y', t: 'b' }]],
  [
    'one is added, and not filled in yet',
    [
      { t: 'a', n: 'x' },
      { t: '', n: '' },
      { t: 'b', n: 'y' },
    ],
  ],
  ['all are removed', []],
])('entries of a list come and go: %s', async (_, items) => {
  put(
    home,
    JSON.stringify({
      items: [
        { t: 'a', n: 'x' },
        { t: 'b', n: 'y' },
      ],
    }),
  );
  expect((await write(home, JSON.stringify({ items }), await version(home))).status).toBe(204);
  expect(JSON.parse(onDisk(home))).toEqual({ items });
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
