import { execSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '@/scripts/copySite';
import { withOtherColour, withOtherCompany } from './otherCompany';
import { addPhoto } from './photo';
import { addPseudoLanguage } from './pseudoLanguage';

/**
 * `npm run test:variant` builds a copy of the site for another company and colour with another language and
 * photo, and tests it. With `-- --keep` the copy remains and its folder is printed.
 */
const cwd = copySite('site-variant-');
const env = { ...process.env, VARIANT_OF: process.cwd() };
try {
  const company = join(cwd, 'content/company.json');
  writeFileSync(company, withOtherCompany(readFileSync(company, 'utf8')));
  const tokens = join(cwd, 'styles/tokens.css');
  writeFileSync(tokens, withOtherColour(readFileSync(tokens, 'utf8')));
  addPseudoLanguage(cwd);
  await addPhoto(cwd);
  for (const step of [
    'npm run --silent art -- brand',
    'npm run --silent build -- --unpacked',
    'npx playwright test --project=variant',
  ])
    execSync(step, { cwd, env, stdio: 'inherit' });
} finally {
  if (process.argv.includes('--keep')) console.log(`The variant is in ${cwd}`);
  else rmSync(cwd, { recursive: true, force: true });
}
