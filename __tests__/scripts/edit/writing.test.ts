import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ask, home, onDisk, put, root, serveScene, version, write } from './support/scene';

// Writing through the editor’s server: completely, in the file’s own form, and never over unread changes (specification 39.4,
// 39.5).

serveScene();

test('writes edits in the file’s own order and form', async () => {
  const sent = '{"items":["a","c"],"hero":{"title":"Two"}}';
  const { status, etag } = await write(home, sent, await version(home));
  expect([status, onDisk(home)]).toEqual([
    204,
    '{\n  "hero": {\n    "title": "Two"\n  },\n  "items": ["a", "c"]\n}\n',
  ]);
  // The answer's version is the next one to be known.
  expect((await write(home, sent.replace('Two', 'Three'), etag)).status).toBe(204);
});

test('an untouched switch is not written', async () => {
  const sent = '{"hero":{"title":"Two","wide":false},"items":["a","b"]}';
  expect((await write(home, sent, await version(home))).status).toBe(204);
  expect(JSON.parse(onDisk(home))).toEqual({ hero: { title: 'Two' }, items: ['a', 'b'] });
});

test('a file that has changed on disk is not overwritten', async () => {
  const known = await version(home);
  put(home, '{ "hero": { "title": "By another program" }, "items": [] }');
  const { status, text } = await write(home, '{"hero":{"title":"Mine"},"items":[]}', known);
  expect([status, text]).toEqual([
    409,
    `${home}: has changed on disk since the form was opened, so this file was not written; copy what you wrote, then reload the page`,
  ]);
  expect(onDisk(home)).toContain('By another program');
  expect((await write(home, '{"hero":{"title":"Mine"},"items":[]}')).status).toBe(409);
});

test('a draft in English only has no German file (specification 39.12)', async () => {
  const german = 'content/articles/de/one.md';
  const empty = '---\n{}\n---\n\n\n';
  put('content/articles/de/two.md', '---\ntitle: Zwei\n---\n\nText.\n');
  expect((await write(german, empty)).status).toBe(204);
  expect(existsSync(join(root, german))).toBe(false);
  const { etag } = await write(german, '---\ntitle: Eins\n---\n\nText.\n');
  expect(onDisk(german)).toContain('title: Eins');
  // Written words are not lost by it, and an empty file from before goes.
  expect((await write(german, empty, etag)).status).toBe(422);
  put(german, empty);
  expect((await write(german, empty, await version(german))).status).toBe(204);
  expect(existsSync(join(root, german))).toBe(false);
});

test('invalid JSON, an empty article and an unknown file are refused', async () => {
  const article = 'content/articles/en/one.md';
  expect((await write(home, '{', await version(home))).status).toBe(422);
  expect((await write(article, '---\ntitle: One\n---\n\n', await version(article))).status).toBe(422);
  expect((await write('public/locales/en/other.json', '{}')).status).toBe(422);
  expect(
    (await ask(`/files/${home}`, { method: 'DELETE', headers: { 'If-Match': await version(home) } })).status,
  ).toBe(422);
});

test('an entry of a list may go, an optional fact too, a required one not', async () => {
  expect((await write(home, '{"hero":{"title":"One"},"items":["a"]}', await version(home))).status).toBe(204);
  const job = {
    open: false,
    employment: 'permanent',
    workload: { from: 80, to: 100 },
    deadline: '2027-01-01',
    places: ['zurich'],
  };
  const jobs = 'content/jobs.json';
  const written = async (entry: object) =>
    (await write(jobs, JSON.stringify({ one: entry }), await version(jobs))).status;
  put(jobs, JSON.stringify({ one: job }));
  expect(await written({ ...job, places: undefined })).toBe(422);
  expect(await written({ ...job, deadline: undefined })).toBe(204);
});

test('an article and a photo may come and go', async () => {
  const article = 'content/articles/en/two.md';
  expect((await write(article, '---\ntitle: Two\n---\n\nText.\n')).status).toBe(204);
  expect((await write('content/photos/bay.webp', 'webp')).status).toBe(204);
  // The content check then asks for a description.
  expect(JSON.parse(onDisk('content/photos/bay.json'))).toEqual({ en: '', de: '', focusX: 50, focusY: 50 });
  // Another photo of that name is not overwritten.
  expect((await write('content/photos/harbour.jpg', 'other')).status).toBe(409);
  for (const file of [article, 'content/photos/bay.webp']) {
    expect((await ask(`/files/${file}`, { method: 'DELETE' })).status).toBe(409);
    expect(
      (await ask(`/files/${file}`, { method: 'DELETE', headers: { 'If-Match': await version(file) } }))
        .status,
    ).toBe(204);
    expect(existsSync(join(root, file))).toBe(false);
  }
});

test('an article may be incomplete, and German anchors come from the English file (specification 39.12, 39.14)', async () => {
  const [en, de] = ['content/articles/en/three.md', 'content/articles/de/three.md'];
  put('content/articles/de/one.md', '---\ntitle: Eins\n---\n\nText.\n');
  const head = '---\nslug: three\ndraft: true\n---\n\n';
  expect((await write(en, `${head}## First words\n`)).status).toBe(204);
  expect(onDisk(en)).toBe(`${head}## First words {#first-words}\n`);
  expect((await write(de, '---\n{}\n---\n\n\n')).status).toBe(204);
  expect((await write(de, '---\ntitle: Drei\n---\n\n\n', await version(de))).status).toBe(204);
  const german = '---\ntitle: Drei\n---\n\n## Erste Worte\n';
  expect((await write(de, german, await version(de))).status).toBe(204);
  expect(onDisk(de)).toBe(german.replace('Worte', 'Worte {#first-words}'));
});
