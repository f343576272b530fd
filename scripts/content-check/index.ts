import { fileURLToPath } from 'node:url';
import { articles } from '@/content/articles';
import { caseStudies } from '@/content/caseStudies';
import { company } from '@/content/company';
import { curricula } from '@/content/curricula';
import { instructors } from '@/content/instructors';
import { jobs } from '@/content/jobs';
import { defaultLocale, locales } from '@/content/locales';
import { namespaces } from '@/content/namespaces';
import { positions } from '@/content/positions';
import { programmes } from '@/content/programmes';
import { routes } from '@/content/routes';
import { readSettings } from '@/lib/settings';
import { readCatalogues } from './catalogues';
import { checks } from './checks';
import { loadContent } from './load';
import type { Content } from './types';

const root = fileURLToPath(new URL('../..', import.meta.url));
const content = loadContent(root, {
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

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(summary(content));

function summary(checked: Content): string {
  const texts = readCatalogues(checked).reduce((sum, catalogue) => sum + catalogue.texts.size, 0);
  const built = checked.routes.filter((route) => route.built).length;
  return `Content in order: ${checked.locales.length} languages, ${texts} texts, ${built} of ${checked.routes.length} routes built, ${articles.length} articles.`;
}
