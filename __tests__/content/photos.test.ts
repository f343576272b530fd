import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PhotoUse } from '@/lib/photos/uses';
import { checkPhotos } from '@/scripts/content-check/checks/photos';
import { checkPictures } from '@/scripts/content-check/checks/pictures';
import { folderOfTest } from '../support/folder';
import { fromPhone, quarters, sceneOf } from '../support/photos';
import { site } from './site';

jest.mock('@/content/portraits.json', () => [
  { person: 'anja', photo: 'hill' },
  { person: 'nobody', photo: 'hill' },
]);

/** What the content check says of photos, each in one sentence that names the file and the remedy. */

const root = folderOfTest();
const scene = sceneOf(root);
let photo: Buffer;

beforeAll(async () => {
  photo = await fromPhone(1200, 1600, false);
});
beforeEach(() => jest.spyOn(process, 'cwd').mockReturnValue(root));
afterEach(() => jest.restoreAllMocks());

const by = 'content/articles/en/post.md';
const inText: readonly PhotoUse[] = [{ id: 'hill', cut: 'whole', by }];

test('a valid photo of any type, or none, causes no message', async () => {
  expect(await checkPhotos([])).toEqual({ problems: [], hints: [] });
  scene.write('content/photos/hill.JPG', photo);
  scene.data('hill');
  scene.write('content/photos/img_0815.jpg', photo);
  scene.data('img_0815');
  const cameras = { id: 'img_0815', cut: 'whole', by } as const;
  expect(await checkPhotos([...inText, cameras])).toEqual({ problems: [], hints: [] });
});

test('a photo that no page shows causes a hint (specification 37.4)', async () => {
  scene.write('content/photos/hill.jpg', photo);
  scene.data('hill');
  expect(await checkPhotos([])).toEqual({
    problems: [],
    hints: [
      'content/photos/hill.jpg: no published page shows this photo; name it in an article or in content/portraits.json, or remove it unless a draft needs it',
    ],
  });
});

test('a photo’s description may begin with a byte order mark', async () => {
  scene.write('content/photos/hill.jpg', photo);
  const file = 'content/photos/hill.json';
  scene.data('hill');
  scene.write(file, Buffer.concat([Buffer.from('\ufeff'), readFileSync(join(root, file))]));
  expect((await checkPhotos(inText)).problems).toEqual([]);
});

const jpeg = () => photo;
const broken = () => photo.subarray(0, photo.length / 2);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>';
const english = JSON.stringify({ en: 'A hill' });

test('a photo with location data is reported, because git would keep the data (specification 37.6)', async () => {
  scene.write('content/photos/hill.jpg', await fromPhone(1200, 1600));
  scene.data('hill');
  expect((await checkPhotos(inText)).problems).toEqual([
    'content/photos/hill.jpg: contains its location (GPS); drop it into the editor ("npm run edit"), which removes it, or export the photo without it',
  ]);
});

// Specification 37.4
test.each<[string, Record<string, () => Buffer | string>, string]>([
  [
    'text called a picture',
    { 'hill.jpg': () => 'A hill.' },
    'hill.jpg: is not a JPEG, PNG or WebP picture; open it in a picture program and export it as JPEG',
  ],
  [
    'a drawing called a photo',
    { 'hill.jpg': () => svg },
    'hill.jpg: is not a JPEG, PNG or WebP picture but SVG; open it in a picture program and export it as JPEG',
  ],
  [
    'cut short',
    { 'hill.jpg': broken },
    'hill.jpg: is damaged and cannot be read to its end; copy it again from the original',
  ],
  [
    'straight from a phone',
    { 'hill.jpg': jpeg, 'IMG_1.heic': jpeg },
    'IMG_1.heic: is not a JPEG, PNG or WebP picture; export it as JPEG, or remove it',
  ],
  [
    'with spaces and capitals',
    { 'hill.jpg': jpeg, 'A hill.jpg': jpeg },
    'A hill.jpg: must be named in lower-case words joined by hyphens or underscores, such as team-day.jpg; rename it',
  ],
  [
    'twice',
    { 'hill.jpg': jpeg, 'hill.png': jpeg },
    'hill.png: has the same name as hill.jpg; rename one, or remove it',
  ],
  [
    'with the name of a drawing',
    { 'hill.jpg': jpeg, 'blog-ux.jpg': jpeg },
    'blog-ux.jpg: a drawing has that name already; rename the photo',
  ],
  [
    'without data',
    { 'hill.jpg': jpeg, 'fog.jpg': jpeg },
    'fog.jpg: needs fog.json next to it, which says what the photo shows in every language, such as {"en": "A hill", "de": "Ein Hügel"}',
  ],
  [
    'data without a photo',
    { 'hill.jpg': jpeg, 'fog.json': () => english },
    'fog.json: has no photo next to it; put fog.jpg, fog.png or fog.webp there, or remove it',
  ],
  [
    'without a language',
    { 'hill.jpg': jpeg, 'hill.json': () => english },
    'hill.json: de: is missing; write what the photo shows, in German',
  ],
  [
    'an empty text',
    { 'hill.jpg': jpeg, 'hill.json': () => JSON.stringify({ en: ' ', de: 'Ein Hügel' }) },
    'hill.json: en: is empty; write what the photo shows, in English',
  ],
  [
    'a focal point outside',
    { 'hill.jpg': jpeg, 'hill.json': () => JSON.stringify({ en: 'A', de: 'B', focusX: 120 }) },
    'hill.json: focusX: must be a number from 0 (left) to 100 (right)',
  ],
  [
    'an unknown field',
    { 'hill.jpg': jpeg, 'hill.json': () => JSON.stringify({ en: 'A', de: 'B', fr: 'C' }) },
    'hill.json: fr: is unknown; correct its spelling or remove it',
  ],
  [
    'no JSON',
    { 'hill.jpg': jpeg, 'hill.json': () => '{ "en": ' },
    'hill.json: is not valid JSON; look for a comma or a quote that is missing',
  ],
])('a wrong photo or description is reported: %s', async (_, files, sentence) => {
  scene.data('hill');
  for (const [file, content] of Object.entries(files)) scene.write(`content/photos/${file}`, content());
  const { problems } = await checkPhotos(inText);
  expect(problems).toEqual([`content/photos/${sentence}`]);
});

// Specification 37.4
test.each([
  ['wide', "an article's picture", '2400 × 1350 pixels'],
  ['portrait', 'a portrait', '1000 × 1200 pixels'],
  ['whole', 'a picture between paragraphs', '840 pixels in width'],
] as const)('a photo that is too small is reported: %s', async (cut, place, needed) => {
  scene.write('content/photos/hill.png', await quarters(800, 1000).png().toBuffer());
  scene.data('hill');
  expect((await checkPhotos([{ id: 'hill', cut, by }])).problems).toEqual([
    `content/photos/hill.png: is 800 × 1000 pixels, but as ${place} (${by}) it needs ${needed}; take a larger one`,
  ]);
});

test('a person shown by a photo needs no drawing, and must exist (specification 37.1, 37.4)', () => {
  const problems = checkPictures(site());
  expect(problems.filter((problem) => problem.includes('people/anja.svg'))).toEqual([]);
  expect(problems.filter((problem) => problem.includes('people/ilir.svg'))).toHaveLength(1);
  expect(problems.at(-1)).toBe(
    'content/portraits.json: nobody: no page shows such a person; correct the id or remove the entry',
  );
});
