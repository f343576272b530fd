import { locales, prefixedLocales } from '@/content/locales';
import { today } from '@/content/today';
import { photoUses } from '@/lib/photos/uses';
import { readSettings } from '@/lib/settings';
import { untranslated } from '@/scripts/language/equalTexts';
import { checks } from './checks';
import { unrecorded } from './checks/addresses';
import { checkFacts } from './checks/facts';
import { unusedHints } from './checks/logos';
import { datedHints } from './checks/openings';
import { checkPhotos } from './checks/photos';
import { type Content, loadContent } from './content';
import { facts } from './facts';
import { withLanguage } from './languages';

// `npm run content:check`: errors in texts, facts and pictures, one plain sentence each.

const content = loadContent(process.cwd(), locales, facts);
const settings = readSettings(process.env);
const wrongFacts = checkFacts(content);
// Uses of photos are known once all articles can be read.
const photos = await checkPhotos(content.unreadable.length > 0 ? [] : photoUses());
const problems = [
  ...photos.problems,
  ...wrongFacts,
  ...checks.flatMap(findings),
  ...(settings.ok ? [] : settings.problems),
];

/** Checks expect facts of the right form; one that fails on others runs again once they are right. */
function findings(check: (content: Content) => readonly string[]): readonly string[] {
  if (wrongFacts.length === 0) return check(content);
  try {
    return check(content);
  } catch {
    return [];
  }
}

for (const problem of problems) console.error(withLanguage(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} to fix.`);
  process.exitCode = 1;
}
// What only needs to be known.
for (const hint of [
  ...photos.hints,
  ...findings((all) => datedHints(all, today())),
  ...findings(unusedHints),
])
  console.log(withLanguage(hint));
if (problems.length === 0) {
  const articleCount = new Set(
    content.catalogues.map(({ name }) => name).filter((name) => name.startsWith('articles/')),
  ).size;
  console.log(
    `Content in order: ${locales.length} languages, ${facts.routes.length} routes, ${articleCount} articles.`,
  );
  // Not an error: an article is published by its date, without a commit.
  const fresh = Object.keys(unrecorded(content, today()));
  if (fresh.length > 0)
    console.log(
      `New addresses: ${fresh.join(', ')}. "npm run fix" records them in content/published.json; commit that file.`,
    );
  // Not an error: a new language is translated bit by bit.
  for (const locale of prefixedLocales) {
    const { length } = untranslated(content.catalogues, locale);
    if (length > 0)
      console.log(
        `public/locales/${locale}: ${length} texts are still in the default language; "npm run language:todo ${locale}" lists them.`,
      );
  }
}
