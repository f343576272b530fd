import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { folderOfTest } from '../../support/folder';
import { fromPhone, quarters, sceneOf } from '../../support/photos';

// Smaller than those of the site, which take seconds each.
jest.mock('@/content/photoCuts', () => {
  const cut = (name: string, width: number, height: number) => {
    return { name, group: 'photos', width, height, widths: [48, width], fallback: 128 };
  };
  return {
    ...jest.requireActual('@/content/photoCuts'),
    cutOf: (id: string) => cut(`${id}-wide`, 240, 135),
    wholeOf: (id: string) => cut(`${id}-whole`, 150, 100),
  };
});

const root = folderOfTest();
const scene = sceneOf(root);
const folder = join(root, 'public/images/photos');
const made = () => (existsSync(folder) ? readdirSync(folder).sort() : []);
const bytes = (name: string) => readFileSync(join(folder, name));

beforeEach(() => {
  jest.resetModules();
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});
afterEach(() => jest.restoreAllMocks());

/** Modules that have read nothing yet, as in a new build. */
const makePhotos = async () => (await import('@/lib/photos/make')).makePhotos();

/** @returns the colour of a pixel, each channel in sixteenths of its range */
async function colourAt(name: string, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes(name)).raw().toBuffer({ resolveWithObject: true });
  const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(from, from + 3)].map((value) => Math.round(value / 17).toString(16)).join('');
}
const red = 'c00';
const green = '0b0';

test('an article’s picture comes as AVIF and JPEG, upright and cut to its proportions (specification 37.1, 37.2)', async () => {
  scene.write('content/photos/hill.jpg', await fromPhone(200, 300));
  scene.data('hill');
  scene.article('hill');
  expect(await makePhotos()).toBe('photos: 1, 3 new files');
  expect(made()).toEqual(['hill-wide-128.jpg', 'hill-wide-240.avif', 'hill-wide-48.avif']);
  const { format, width, height } = await sharp(bytes('hill-wide-240.avif')).metadata();
  expect([format, width, height]).toEqual(['heif', 240, 135]);
  // The red quarter lay at the upper left; the phone was turned by 90 degrees.
  expect(await colourAt('hill-wide-240.avif', 0.9, 0.1)).toBe(red);
  expect(await colourAt('hill-wide-128.jpg', 0.1, 0.1)).toBe(green);
});

test('nothing that the camera has written is left (specification 37.3)', async () => {
  const original = await fromPhone(200, 300);
  const { exif } = await sharp(original).metadata();
  expect(String(exif)).toContain('Camera of a test');
  scene.write('content/photos/hill.jpg', original);
  scene.data('hill');
  scene.article('hill', '![](photo:hill)');
  await makePhotos();
  expect(made()).toHaveLength(6);
  for (const name of made()) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes(name)).metadata();
    expect({ name, exif, xmp, iptc, icc, orientation }).toEqual({ name });
    expect(bytes(name).includes('Exif')).toBe(false);
    expect(bytes(name).includes('Camera of a test')).toBe(false);
  }
});

test.each([
  [0, 0, red],
  [100, 100, green],
])('crops around the focal point: %i, %i (specification 37.2)', async (focusX, focusY, colour) => {
  scene.write('content/photos/hill.png', await quarters(320, 400).png().toBuffer());
  scene.data('hill', { focusX, focusY });
  scene.article('hill');
  await makePhotos();
  expect(await colourAt('hill-wide-240.avif', 0.2, 0.9)).toBe(colour);
  expect(await colourAt('hill-wide-240.avif', 0.8, 0.9)).toBe(green);
});

test('a further build makes changed photos and removes unused ones (specification 37.3, 37.5)', async () => {
  scene.write('content/photos/hill.jpg', await fromPhone(200, 300));
  scene.write('content/photos/unused.jpg', await fromPhone(200, 300));
  scene.data('hill');
  scene.data('unused');
  scene.article('hill');
  await makePhotos();
  expect(made().every((name) => name.startsWith('hill'))).toBe(true);
  const before = bytes('hill-wide-240.avif');

  jest.resetModules();
  expect(await makePhotos()).toBe('photos: 1, 0 new files');
  expect(bytes('hill-wide-240.avif')).toEqual(before);

  jest.resetModules();
  scene.data('hill', { focusX: 10, focusY: 90 });
  expect(await makePhotos()).toBe('photos: 1, 3 new files');

  jest.resetModules();
  scene.article('blog-ux');
  expect(await makePhotos()).toBe('photos: 0, 0 new files');
  expect(made()).toEqual([]);
});

test('while editing, a photo is made once it is there, and an error is printed on the console (specification 37.5)', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue();
  const { photosAreMade } = await import('@/lib/photos/whileEditing');
  scene.write('content/photos/hill.jpg', 'no picture');
  scene.data('hill');
  scene.article('hill');
  await photosAreMade();
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^content\/photos\/hill\.jpg: is not a JPEG/)]]);
  scene.write('content/photos/hill.jpg', await fromPhone(200, 300));
  await Promise.all([photosAreMade(), photosAreMade()]);
  expect(made()).toHaveLength(3);
});
