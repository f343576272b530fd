/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDrafts } from '@/scripts/content-check/checks/drafts';
import { checkKeys } from '@/scripts/content-check/checks/keys';
import { checkMarkdown } from '@/scripts/content-check/checks/markdown';
import { checkTypography } from '@/scripts/content-check/checks/typography';
import { checkUnusedKeys } from '@/scripts/content-check/checks/unusedKeys';
import { readCatalogues } from '@/scripts/content-check/content';
import { copyTexts } from '@/scripts/language/texts';
import { site } from '../../content/site';
import { sceneOf } from '../../support/photos';

/** What photos show is text like any other, though one file holds it in all languages. */

const root = mkdtempSync(join(tmpdir(), 'photo-texts-'));
const scene = sceneOf(root);
afterEach(() => rmSync(root, { recursive: true }));

test('it is checked as all texts are, and named by file and language', () => {
  scene.data('hill', { de: 'Eine Straße', en: '✎ what the photo shows, in English' });
  const content = { ...site(), ...readCatalogues(root, ['en', 'de']) };
  expect(checkTypography(content)).toEqual(['content/photos/hill.json: de: has ß; Swiss German writes ss']);
  expect(checkDrafts(content)).toEqual([
    'content/photos/hill.json: en: is still to be written: what the photo shows, in English; put it in the place of this note',
  ]);
  // A text that is missing is the schema's matter.
  scene.data('hill', { de: undefined });
  const poorer = { ...site(), ...readCatalogues(root, ['en', 'de']) };
  const problems = [checkKeys, checkMarkdown, checkUnusedKeys].flatMap((check) => check(poorer));
  expect(problems.filter((problem) => problem.includes('photos'))).toEqual([]);
});

test('a further language begins with it in English (specification 30.5)', () => {
  scene.write('public/locales/en/home.json', '{}');
  scene.data('hill', { focusX: 20 });
  copyTexts(root, 'en', 'sq');
  const data: unknown = JSON.parse(readFileSync(join(root, 'content/photos/hill.json'), 'utf8'));
  expect(data).toEqual({ en: 'A hill', de: 'Ein Hügel', sq: 'A hill', focusX: 20 });
});
