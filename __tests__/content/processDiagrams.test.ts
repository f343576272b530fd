/** @jest-environment node */
import {
  processDiagramFile,
  processDiagramLocales,
  processDiagramVariants,
} from '@/content/productInnovation';
import { checkProcessDiagrams } from '@/scripts/content-check/checks/processDiagrams';
import { routes, site } from './site';

const built = { routes: [...routes, { id: 'productInnovation', path: '/x', namespaces: [], built: true }] };

test('no such page yet (specification 19.2)', () => {
  expect(checkProcessDiagrams(site())).toEqual([]);
});

test('every diagram is asked for, and each one that is missing is named', () => {
  const files = processDiagramLocales.flatMap((locale) =>
    processDiagramVariants.map((variant) => `public${processDiagramFile(locale, variant)}`),
  );
  expect(checkProcessDiagrams(site(Object.fromEntries(files.map((file) => [file, ''])), built))).toEqual([]);
  const [first = '', ...others] = files;
  expect(checkProcessDiagrams(site(Object.fromEntries(others.map((file) => [file, ''])), built))).toEqual([
    `${first}: is missing, though content/productInnovation.ts lists en in processDiagramLocales; run "npm run art process"`,
  ]);
});
