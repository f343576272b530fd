import { readFileSync, writeFileSync } from 'node:fs';
import { locales } from '@/content/locales';
import { plainText } from '@/content/plainText';
import { routes } from '@/content/routes';
import { draft } from './content-check/checks/drafts';
import { languageName } from './content-check/languages';
import { fileOfJson } from './edit/forms/formats';

// `npm run posting:add data-engineer`: adds a job posting with a page in every language, closed at first. Its
// texts describe what to write; `npm run content:check` stops the build until they are written.

const [slug = '', ...others] = process.argv.slice(2);
const id = `job-${slug}`.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
if (others.length > 0 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug))
  fail('Name one posting in lower-case words joined by hyphens: npm run posting:add data-engineer');
if (routes.some((route) => route.id === id || route.path === `/${slug}`))
  fail(`content/routes.ts: has ${id} or /${slug} already; choose another name`);

const table = read('content/routes.ts');
const row = `  ${id}: { path: '/${slug}' },\n`;
writeFileSync('content/routes.ts', table.replace(/^(?=\} as const satisfies)/m, row));
const workload = { from: 100, to: 100 };
add('content/jobs.json', [], { open: false, employment: 'permanent', workload, places: ['pristina'] });
for (const locale of locales) {
  const write = (what: string) => draft(what, languageName(locale));
  const folder = `public/locales/${locale}`;
  add(`${folder}/jobs.json`, ['postings'], {
    title: write('the name of the position'),
    lead: write('one or two sentences that say what the work is'),
    team: {
      title: write('the heading about the team'),
      text: write('who the person works with'),
      hard: { title: write('what is hard about the work'), text: write('why, and what one does about it') },
    },
    tasks: [write('a task')],
    profile: { must: [write('something that is required')], plus: [write('something that helps')] },
    offer: [write('something that is offered')],
    process: [{ title: write('a step of the application'), text: write('what happens in it') }],
  });
  add(
    `${folder}/careers.json`,
    ['positions', 'postings'],
    write('the name of the position, for the list of earlier ones'),
  );
  add(`${folder}/meta.json`, [], {
    title: write(
      `the title in the tab of the browser, of 50 to 60 characters, which no other page has (${id})`,
    ),
    description: write('one or two sentences for search engines, of 120 to 155 characters'),
  });
}
writeFileSync(
  `pages/${slug}.tsx`,
  `import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/JobPosting';
export const getStaticProps = translated('${id}');
`,
);
console.log(`Added ${id}, with its page at /${slug}. Next:
"npm run content:check" lists the texts that are still to be written (✎), and writes the file in pages/[locale]/.
"npm run edit" has its texts under Texts, and its facts under Facts, Jobs.
To open it, set "open" and "posted" there, and add a position with "page": "${id}" under Facts, Positions.`);

function read(file: string): string {
  return plainText(readFileSync(file, 'utf8'));
}

/** @param group the keys that lead to the group of the file to which the posting is added */
function add(file: string, group: readonly string[], entry: unknown): void {
  const content = JSON.parse(read(file));
  group.reduce((inner, key) => inner[key], content)[id] = entry;
  writeFileSync(file, fileOfJson(content));
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
