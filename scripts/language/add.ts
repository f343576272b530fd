import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, locales } from '@/content/locales';
import { languageName } from '@/scripts/content-check/languages';
import { LOCALES_FILE, withLocale } from './localesFile';
import { newLanguage } from './newLanguage';
import { copyTexts } from './texts';

// `npm run language:add sq`: adds a language, with the texts of the default one.

const root = process.cwd();

try {
  const [tag, ...others] = process.argv.slice(2);
  if (tag === undefined || others.length > 0)
    throw new Error('Name one language by its code: npm run language:add sq');
  const language = newLanguage(tag, locales);
  const { locale, name, regionTag } = language;
  const file = join(root, LOCALES_FILE);
  const source = withLocale(readFileSync(file, 'utf8'), language);
  copyTexts(root, defaultLocale, locale);
  writeFileSync(file, source);
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' });
  console.log(
    `Added ${languageName(locale)}: "${name}" in the language menu, ${regionTag} for dates and numbers, its pages under /${locale}.
${LOCALES_FILE} says so. Its texts, in public/locales/${locale}, are in ${languageName(defaultLocale)} still: translate them there.
"npm run language:todo ${locale}" lists what is left; "npm run dev" shows it at http://localhost:3000/${locale}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
