/** @jest-environment node */
import { checkPictures } from '@/scripts/content-check/checks/pictures';
import { site } from './site';

const file = 'content/pictures.json';
const remedy = 'run "npm run art"';

test('no list of pictures yet', () => {
  expect(checkPictures(site({ [file]: undefined }))).toEqual([`${file}: does not exist; ${remedy}`]);
});

test('a list that cannot be read', () => {
  expect(checkPictures(site({ [file]: '{' }))).toEqual([
    `${file}: line 1, column 2: the file ends too early; ${remedy}`,
  ]);
});

test('an entry of another form', () => {
  const entry = { group: 'panorama', width: 0, height: 1, widths: ['1'], fallback: 1 };
  expect(checkPictures(site({ [file]: { hero: entry } }))).toEqual([
    `${file}: hero.width: is not what a picture needs; ${remedy}`,
    `${file}: hero.widths.0: is not what a picture needs; ${remedy}`,
  ]);
});

test('files that were not drawn', () => {
  const missing = [
    'public/images/panorama/hero-1.avif',
    'public/images/panorama/hero-phone-1.avif',
    'public/images/panorama/hero-2.jpg',
  ];
  const without = Object.fromEntries(missing.map((path) => [path, undefined]));
  expect(checkPictures(site(without))).toEqual(
    missing.map((path) => `${path}: is missing, though ${file} lists it under hero; ${remedy}`),
  );
});
