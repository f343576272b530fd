import { fileURLToPath } from 'node:url';
import { clients } from '@/content/clients';
import { instructors } from '@/content/instructors';
import { locales } from '@/content/locales';
import { adviser, executives } from '@/content/people';
import { removeWord, speller } from './dictionary';
import { textsIn } from './texts';

// `npm run spelling`: checks every visible text in British English and Swiss German, and in other languages
// with a dictionary. With `--fix`, as `npm run fix` calls it, it only removes unused words from our lists.

const root = fileURLToPath(new URL('../..', import.meta.url));
const problems: string[] = [];
const everywhere: string[] = [];
const lists = new Map<string, string>();

// A name that is among the facts is known.
const names = [...executives, adviser, ...instructors, ...clients].flatMap(({ name }) => name.split(' '));

for (const locale of locales) {
  const spelling = await speller(root, locale);
  if (!spelling) {
    console.log(
      `There is no dictionary for "${locale}" in scripts/spelling/dictionary.ts: its texts were not checked.`,
    );
    continue;
  }
  const { check, added } = spelling;
  for (const { file, texts } of textsIn(root, locale)) {
    everywhere.push(...texts);
    const unknown = new Set(await check(texts.join('\n')));
    for (const word of unknown) {
      if (names.includes(word)) continue;
      problems.push(
        `${file}: "${word}" is spelt wrong, or is missing in scripts/spelling/words/${locale}.txt (a name: names.txt)`,
      );
    }
  }
  for (const [word, list] of added) lists.set(word, list);
}

// A list that only grows would accept old typing errors later.
const all = everywhere.join('\n').toLowerCase();
const unused = [...lists].filter(([word]) => !all.includes(word.toLowerCase()));
if (process.argv.includes('--fix')) {
  for (const [word, list] of unused) removeWord(root, list, word);
  process.exit();
}

for (const problem of problems) console.error(problem);
if (unused.length > 0)
  console.log(
    `In no text any more: ${unused.map(([word]) => word).join(', ')}. "npm run fix" removes them from scripts/spelling/words/.`,
  );
if (problems.length > 0) process.exitCode = 1;
else console.log(`Spelt right: ${everywhere.length} texts.`);
