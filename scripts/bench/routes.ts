import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '@/content/articles';
import { articlesPerPage } from '@/content/blogPaging';
import { locales } from '@/content/locales';
import { fileOf, readMarkdown } from '@/content/markdown/files';
import { articleKind } from '@/content/markdown/kinds';
import { print } from '@/content/markdown/print';
import { pages } from '@/content/pages';
import { newestFirst } from '@/lib/blog/articles';
import { copySite } from '@/scripts/copySite';

/**
 * The cost of more routes: `npm run bench:routes [numbers of routes]`, by default 42, 1000 and 4000. Builds a
 * copy of the site with that many routes, padded with generated articles and pages of their list: once from
 * scratch, then again with a changed word. Compares time, memory and the weight of every original page.
 */
const given = process.argv.slice(2).map(Number);
const wanted = (given.length > 0 ? given : [42, 1000, 4000]).toSorted((a, b) => a - b);
const folder = copySite('bench-routes-');
/** The original pages that link to generated articles, and the generated ones. */
const changing = new RegExp(`generated-|blogs\\.html$|blogs/page/|${oldest().slug}\\.html$`);

try {
  console.log(
    '\n| routes | pages | build, s | per page, ms | per further page, ms | memory, MB | a changed word, s |',
  );
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  let added = 0;
  let before: ReadonlyMap<string, number> | undefined;
  let secondsBefore = 0;
  for (const routes of wanted) {
    const missing = missingArticles(routes);
    addArticles(added + 1, missing);
    added = Math.max(added, missing);
    for (const kept of ['.next', '.art-cache/share', 'out'])
      rmSync(join(folder, kept), { recursive: true, force: true });
    const { seconds, megabytes } = await build();
    const weights = pageWeights(join(folder, 'out'));
    changeWord();
    const again = await build();
    const further = before ? (1000 * (seconds - secondsBefore)) / (weights.size - before.size) : undefined;
    const figures = [routes, weights.size, seconds.toFixed(1), ((1000 * seconds) / weights.size).toFixed(0)];
    figures.push(further?.toFixed(0) ?? '', megabytes.toFixed(0), again.seconds.toFixed(1));
    console.log(`| ${figures.join(' | ')} |`);
    if (before) failOnHeavier(before, weights);
    else [before, secondsBefore] = [weights, seconds];
  }
  console.log('\nNone of the pages that were there before got heavier (HTML, scripts and styles).');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Builds the copy and measures the peak memory of all processes of the build together. */
async function build(): Promise<{ readonly seconds: number; readonly megabytes: number }> {
  const start = performance.now();
  // Its own process group, by which `ps` finds all its processes.
  const run = spawn('npm', ['run', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  let kilobytes = 0;
  const look = setInterval(() => {
    const lines = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' }).trim().split('\n');
    const own = lines
      .map((line) => line.trim().split(/ +/).map(Number))
      .filter(([group]) => group === run.pid);
    kilobytes = Math.max(
      kilobytes,
      own.reduce((sum, [, size = 0]) => sum + size, 0),
    );
  }, 500);
  const [code] = await once(run, 'exit');
  clearInterval(look);
  if (code !== 0) throw new Error(`npm run build ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, megabytes: kilobytes / 1024 };
}

/** Changes a text of one page, as an editor would; reversed, it keeps its size. */
function changeWord(): void {
  const file = join(folder, 'public/locales/en/legal.json');
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  texts.facts.name = [...texts.facts.name].reverse().join('');
  writeFileSync(file, JSON.stringify(texts));
}

function oldest() {
  const last = newestFirst().at(-1);
  if (!last) throw new Error('content/articles: there is no article to copy; add one');
  return last;
}

/** How many articles, with the pages of their list, give the site so many routes. */
function missingArticles(routes: number): number {
  const others = pages.length;
  const listPages = (count: number) => Math.ceil(count / articlesPerPage) - 1;
  let more = 0;
  while (others + more + listPages(articles().length + more) < routes) more += 1;
  return more;
}

/** Adds articles as an editor would, one file per language. */
function addArticles(first: number, last: number): void {
  const model = oldest();
  for (let number = first; number <= last; number += 1) {
    const slug = `generated-${number}`;
    // Older than the real ones, each older than the one before.
    const date = new Date(Date.UTC(2020, 0, 1) - number * 86_400_000).toISOString().slice(0, 10);
    for (const locale of locales) {
      const { facts, words } = readMarkdown(articleKind, locale, model.id);
      const named = { ...words, title: `${words.title} ${slug}` };
      const text = print(articleKind, facts && { ...facts, slug, date }, named);
      writeFileSync(join(folder, fileOf(articleKind, locale, slug)), text);
    }
  }
}

/** @throws naming the pages that have grown only because of others */
function failOnHeavier(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): void {
  const heavier = [...before].filter(([page, bytes]) => !changing.test(page) && (now.get(page) ?? 0) > bytes);
  if (heavier.length > 0)
    throw new Error(
      `heavier:\n${heavier.map(([page, bytes]) => `${page}: ${bytes} to ${now.get(page)} bytes`).join('\n')}`,
    );
}

/**
 * @param out a built site
 * @returns the size of every page in bytes: its HTML with the scripts and styles it names; uncompressed, as
 *   the hashes in file names would vary the compressed size by a few bytes
 */
function pageWeights(out: string): ReadonlyMap<string, number> {
  // Pages under /en only redirect.
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !name.startsWith('en/') && name !== 'en.html',
  );
  return new Map(
    names.map((page) => {
      const html = readFileSync(join(out, page), 'utf8');
      const files = new Set(html.match(/(?<=(?:src|href)=")\/[^"]+\.(?:js|css)(?=")/g));
      const bytes = [...files].map((file) => statSync(join(out, decodeURIComponent(file))).size);
      return [page, bytes.reduce((sum, size) => sum + size, Buffer.byteLength(html))];
    }),
  );
}
