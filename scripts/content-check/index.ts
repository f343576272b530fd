import { articles } from '@/content/articles';
import { caseStudies } from '@/content/caseStudies';
import { company } from '@/content/company';
import { curricula } from '@/content/curricula';
import { instructors } from '@/content/instructors';
import { jobs } from '@/content/jobs';
import { defaultLocale, locales, prefixedLocales } from '@/content/locales';
import { namespaces } from '@/content/namespaces';
import { positions } from '@/content/positions';
import { programmes } from '@/content/programmes';
import { routes } from '@/content/routes';
import { readSettings } from '@/lib/settings';
import { untranslated } from '@/scripts/language/untranslated';
import { readCatalogues } from './catalogues';
import { checks } from './checks';
import { withLanguage } from './languages';
import { loadContent } from './load';
import type { Content } from './types';

const content = loadContent(process.cwd(), {
  locales,
  defaultLocale,
  routes: routes.map((route) => ({ ...route, namespaces: namespaces[route.id] })),
  company,
  caseStudies,
  articles,
  programmes,
  curricula,
  instructors,
  jobs,
  positions,
});
const settings = readSettings(process.env);
const problems = [...checks.flatMap((check) => check(content)), ...(settings.ok ? [] : settings.problems)];

for (const problem of problems) console.error(withLanguage(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} to mend; docs/editing.md tells what each sentence means.`);
  process.exitCode = 1;
} else {
  console.log(summary(content));
  // No problem of the content: a new language is translated bit by bit.
  for (const locale of prefixedLocales) {
    const { length } = untranslated(process.cwd(), locale);
    if (length > 0)
      console.log(
        `public/locales/${locale}: ${length} texts are still as in "${defaultLocale}"; "npm run language:todo ${locale}" lists them.`,
      );
  }
}

function summary(checked: Content): string {
  const texts = readCatalogues(checked).reduce((sum, catalogue) => sum + catalogue.texts.size, 0);
  return `Content in order: ${checked.locales.length} languages, ${texts} texts, ${checked.routes.length} routes, ${articles.length} articles.`;
}
