import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { articles } from '@/content/articles';
import { locales } from '@/content/locales';
import { measureBuild } from './measureBuild';
import { pageWeights } from './pageWeights';

/**
 * What a thousand articles cost: `npm run bench:blog [articles]`. Builds a copy
 * of the site with a few generated articles and again with so many, and
 * compares time, memory and the weight of every page that the site has without
 * them. A few there must be before, so that the list is full and the oldest
 * real article leads on to another.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const wanted = Number(process.argv[2] ?? 1000);
const few = 40;
const folder = mkdtempSync(join(tmpdir(), 'bench-blog-'));
/** What a build makes or does not read. */
const left = ['node_modules', '.git', '.next', 'out', '.showcase', 'test-results'];

try {
  cpSync(root, folder, { recursive: true, filter: (from) => !left.includes(from.slice(root.length)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  addArticles(1, few);
  const before = await measureBuild(folder);
  const weightsBefore = await pageWeights(folder);
  addArticles(few + 1, wanted);
  const after = await measureBuild(folder);
  const weightsAfter = await pageWeights(folder);

  // Further pages of the list show generated articles, and the last one gets a link on.
  const real = [...weightsBefore].filter(([page]) => !/generated-|blogs\/page\//.test(page));
  const heavier = real.flatMap(([page, bytes]) => {
    const now = weightsAfter.get(page);
    return now !== undefined && now > bytes ? [`${page}: ${bytes} to ${now} bytes`] : [];
  });
  console.log(`| articles | pages | build, s | per page, ms | peak memory, MB |`);
  console.log(`| ---: | ---: | ---: | ---: | ---: |`);
  for (const [count, pages, { seconds, megabytes }] of [
    [articles.length + few, weightsBefore.size, before],
    [articles.length + wanted, weightsAfter.size, after],
  ] as const) {
    const perPage = (1000 * seconds) / pages;
    console.log(`| ${count} | ${pages} | ${seconds.toFixed(1)} | ${perPage.toFixed(1)} | ${megabytes} |`);
  }
  const more = (1000 * (after.seconds - before.seconds)) / (weightsAfter.size - weightsBefore.size);
  console.log(`\nEach further page: ${more.toFixed(1)} ms.`);
  console.log(
    heavier.length === 0
      ? `None of the ${real.length} pages got heavier (HTML, scripts and styles).`
      : `Heavier:\n${heavier.join('\n')}`,
  );
  if (heavier.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Adds articles by the two edits that an editor makes: their words, and one entry each. */
function addArticles(first: number, last: number): void {
  const model = articles.find(({ id }) => id === 'software-testing') ?? articles[0];
  if (!model) throw new Error('content/articles.ts: there is no article to copy; add one');
  const entries = Array.from({ length: last - first + 1 }, (_, index) => {
    const id = `generated-${first + index}`;
    // All older than the real ones, and each older than the one before.
    const date = new Date(Date.UTC(2020, 0, 1) - (first + index) * 86_400_000).toISOString().slice(0, 10);
    return { ...model, id, slug: id, date };
  });
  for (const locale of locales) {
    const words = JSON.parse(
      readFileSync(join(root, `public/locales/${locale}/articles/${model.id}.json`), 'utf8'),
    );
    for (const { id } of entries) {
      const file = join(folder, `public/locales/${locale}/articles/${id}.json`);
      writeFileSync(file, JSON.stringify({ ...words, title: `${words.title} ${id}` }));
    }
  }
  const list = join(folder, 'content/articles.ts');
  const source = readFileSync(list, 'utf8');
  writeFileSync(list, source.replace(/\];\s*$/, `  ...${JSON.stringify(entries)} as Article[],\n];\n`));
}
