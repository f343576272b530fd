/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { end, freePort } from '@/scripts/programs';

// «npm run dev shows an edit to a catalogue or content file without a restart» (docs/editing.md): on a copy of the
// site, below the repository, where its modules are found.

const root = 'var/preview';
const copied = [
  'components',
  'content',
  'lib',
  'pages',
  'public',
  'styles',
  'next.config.js',
  'postcss.config.mjs',
  'scripts/cssLayers.cjs',
  'scripts/shortClassNames.mjs',
  '.next/cache/scripts.json',
  'tsconfig.json',
  'package.json',
];
/** Words of the copied files, whatever they are today. */
const title: string = JSON.parse(readFileSync('public/locales/en/careers.json', 'utf8')).hero.title;
const article = readFileSync('content/articles/en/phishing.md', 'utf8');
const date = /^date: .*$/m.exec(article)?.[0] ?? 'no date';
/** With the empty line before it, as another description may begin the same. */
const lead = /\n\n.{20}/.exec(article)?.[0] ?? 'no lead';

let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true });
  for (const path of copied) cpSync(path, join(root, path), { recursive: true });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  // What `npm run dev` starts, once it has made the small scripts, which are copied.
  server = spawn(
    process.execPath,
    [`${process.cwd()}/node_modules/next/dist/bin/next`, 'dev', '-p', String(port)],
    {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'development' },
    },
  );
  await untilShown('/careers', title);
}, 120_000);

afterAll(async () => {
  await end(server, 'SIGTERM');
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

/** Loads a page again and again, as an editor would, until it holds the words. */
async function untilShown(path: string, words: string): Promise<void> {
  let page = '';
  const latest = Date.now() + 60_000;
  while (Date.now() < latest) {
    page = await fetch(`${origin}${path}`)
      .then((answer) => answer.text())
      .catch(String);
    if (page.includes(words)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  expect(page).toContain(words);
}

function edit(file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly page: string;
  readonly shown: string;
}

const edits: readonly Edit[] = [
  {
    file: 'public/locales/en/careers.json',
    from: title,
    to: 'Edited words',
    page: '/careers',
    shown: 'Edited words',
  },
  {
    file: 'content/articles/en/phishing.md',
    from: lead,
    to: `\n\nEdited lead. ${lead.trim()}`,
    page: '/blogs/protecting-from-phishing-attacks',
    shown: '>Edited lead. ',
  },
  {
    file: 'content/articles/en/phishing.md',
    from: date,
    to: 'date: 2024-08-15',
    page: '/blogs',
    shown: '15\u00a0August\u00a02024',
  },
];

it.each(edits)(
  '$file: the edit shows on $page',
  async ({ file, from, to, page, shown }) => {
    edit(file, from, to);
    await untilShown(page, shown);
  },
  90_000,
);

it('a new article', async () => {
  for (const language of ['en', 'de']) {
    const words = readFileSync(join(root, `content/articles/${language}/ux-design.md`), 'utf8');
    const spring = words.replace(/slug: .*/, 'slug: spring').replace(/date: .*/, 'date: 2026-03-01');
    writeFileSync(join(root, `content/articles/${language}/spring.md`), spring);
  }
  await untilShown('/blogs/spring', '1\u00a0March\u00a02026');
}, 90_000);
