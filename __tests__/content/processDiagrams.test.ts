/** @jest-environment node */
import { checkProcessDiagrams } from '@/scripts/content-check/checks/processDiagrams';
import { processDiagramFiles, site } from './site';

test('a diagram that is missing is named (specification 19.2)', () => {
  const [first = ''] = processDiagramFiles;
  expect(checkProcessDiagrams(site())).toEqual([]);
  expect(checkProcessDiagrams(site({ [first]: undefined }))).toEqual([
    `${first}: is missing, though content/productInnovation.ts lists en in processDiagramLocales; run "npm run art process"`,
  ]);
});
