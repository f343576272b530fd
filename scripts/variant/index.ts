import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '@/scripts/copySite';
import { command } from '@/scripts/test/command';
import { withOtherCompany } from './otherCompany';
import { addPseudoLanguage } from './pseudoLanguage';

/**
 * Builds a copy of the site for another company and with one language more, and tests it: `tsx scripts/variant/index.ts`.
 * With `--keep` the copy stays and its folder is named.
 */
const root = process.cwd();
const folder = copySite('site-variant-');
try {
  const company = join(folder, 'content/company.ts');
  writeFileSync(company, withOtherCompany(readFileSync(company, 'utf8')));
  addPseudoLanguage(folder);
  const steps = [
    'npm run --silent art -- brand',
    'npm run --silent build -- --unpacked',
    'npx playwright test --config playwright.variant.config.ts',
  ];
  let passed = true;
  for (const step of steps) passed &&= await command(`cd ${folder} && ${step}`, { VARIANT_OF: root });
  if (!passed) process.exitCode = 1;
} finally {
  if (process.argv.includes('--keep')) console.log(`The variant is in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
