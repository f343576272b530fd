/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileCache } from '@/lib/fileCache';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firnwerk-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** @returns the file made of these, and whether it had to be made */
async function ask(cache: ReturnType<typeof fileCache>, ...ingredients: readonly string[]) {
  let made = false;
  const file = await cache.get(ingredients, async () => {
    made = true;
    return Buffer.from(ingredients.join('+'));
  });
  return [file.toString(), made];
}

it('a file is made once, in this build and in the next', async () => {
  const cache = fileCache(folder);
  expect(await ask(cache, 'recipe', 'page')).toEqual(['recipe+page', true]);
  expect(await ask(cache, 'recipe', 'page')).toEqual(['recipe+page', false]);
  expect(await ask(fileCache(folder), 'recipe', 'page')).toEqual(['recipe+page', false]);
});

it('two that are asked for at once may be the same', async () => {
  const cache = fileCache(folder);
  const both = await Promise.all(Array.from({ length: 8 }, () => ask(cache, 'page')));
  expect(both.map(([file]) => file)).toEqual(Array(8).fill('page'));
  expect(await readdir(folder)).toHaveLength(1);
});

it.each([
  [['recipe', 'other']],
  [['other', 'page']],
  [['recipepage']],
  [['reci', 'pepage']],
  [['page', 'recipe']],
])('and again when an ingredient is another: %j', async (ingredients) => {
  await ask(fileCache(folder), 'recipe', 'page');
  expect(await ask(fileCache(folder), ...ingredients)).toEqual([ingredients.join('+'), true]);
});

it('what was not asked for is removed', async () => {
  await ask(fileCache(folder), 'old');
  await writeFile(path.join(folder, 'broken-off'), 'x');
  const cache = fileCache(folder);
  await ask(cache, 'page');
  await cache.prune();
  expect(await readdir(folder)).toHaveLength(1);
  expect(await ask(fileCache(folder), 'page')).toEqual(['page', false]);
});

it('what could not be made leaves nothing behind', async () => {
  const cache = fileCache(folder);
  await expect(cache.get(['page'], () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await readdir(folder)).toEqual([]);
});
