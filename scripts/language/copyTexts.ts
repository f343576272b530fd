import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LanguageProblem } from './newLanguage';

/**
 * Writes all catalogues and articles of one language once more for another.
 *
 * @param root the repository
 * @param rewrite makes a file's new content of its old one and of its name, such as `articles/phishing.json`
 * @throws LanguageProblem when there is such a folder already
 */
export function copyTexts(
  root: string,
  from: string,
  to: string,
  rewrite: (content: string, file: string) => string = (content) => content,
): void {
  const source = join(root, 'public/locales', from);
  const target = join(root, 'public/locales', to);
  if (existsSync(target)) {
    throw new LanguageProblem(
      `public/locales/${to} is there already, though content/locales.ts does not name it: remove the folder, then run this again.`,
    );
  }
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), rewrite(readFileSync(join(source, file), 'utf8'), file));
  }
}
