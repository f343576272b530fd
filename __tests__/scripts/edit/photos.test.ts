import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fromPhone, quarters } from '../../support/photos';
import { onDisk, put, root, serveScene, version, write } from './support/scene';

// What the editor’s server keeps of a photo (specification 37.6).

serveScene();

test('a photo is kept upright, with its colours and without the camera’s metadata (specification 37.6)', async () => {
  const file = 'content/photos/hill.jpg';
  const taken = await sharp(await fromPhone(600, 900))
    .keepMetadata()
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  expect(await sharp(taken).metadata()).toMatchObject({
    width: 600,
    orientation: 6,
    exif: expect.anything(),
  });
  const { status, etag } = await write(file, taken);
  const kept = readFileSync(join(root, file));
  const { width, height, orientation, exif, icc, format } = await sharp(kept).metadata();
  expect([status, format, width, height, orientation, exif]).toEqual([
    204,
    'jpeg',
    900,
    600,
    undefined,
    undefined,
  ]);
  expect(icc).toEqual((await sharp(taken).metadata()).icc);
  // The red quarter, upper left as it was taken, is upper right now.
  const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 2)];
  expect(at(850, 50)[0]).toBeGreaterThan(150);
  expect(at(50, 50)[1]).toBeGreaterThan(150);
  // The answer's version is that of what is kept.
  expect(etag).toBe(await version(file));
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a photo without notes is kept byte for byte: %s',
  async (format) => {
    const file = `content/photos/plain.${format}`;
    const taken = await quarters(60, 40).toFormat(format).toBuffer();
    expect((await write(file, taken)).status).toBe(204);
    expect(readFileSync(join(root, file)).equals(taken)).toBe(true);
    // With notes it loses them, whatever its format.
    const noted = await sharp(taken)
      .withExif({ IFD0: { Make: 'Camera of a test' } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(noted).metadata()).exif).toBeDefined();
    expect((await write(file, noted, await version(file))).status).toBe(204);
    const { exif, format: kept } = await sharp(readFileSync(join(root, file))).metadata();
    expect([kept, exif]).toEqual([format, undefined]);
  },
);

test.each([
  ['its article', 'hut', 'picture: hut\nalt: A hut at dusk\n', 'Text.'],
  ['a place between paragraphs', 'barn', '', 'Text.\n\n![A hut at dusk](photo:barn "In May")'],
])('a new photo is described by %s', async (_name, id, english, body) => {
  put('content/articles/en/one.md', `---\ntitle: One\n${english}---\n\n${body}\n`);
  await write(`content/photos/${id}.jpg`, await quarters(60, 40).jpeg().toBuffer());
  expect(JSON.parse(onDisk(`content/photos/${id}.json`))).toMatchObject({ en: 'A hut at dusk', de: '' });
});

test('a description that is there stays', async () => {
  put('content/photos/harbour.json', '{"en":"The harbour","de":""}');
  put('content/articles/de/one.md', '---\ntitle: Eins\n---\n\n![Der Hafen](photo:harbour)\n');
  await write(
    'content/articles/en/one.md',
    '---\ntitle: One\n---\n\n![Another](photo:harbour)\n',
    await version('content/articles/en/one.md'),
  );
  expect(JSON.parse(onDisk('content/photos/harbour.json'))).toEqual({ en: 'The harbour', de: 'Der Hafen' });
});

test('another article with unreadable facts does not stop it, and invisible characters are those of JSON', async () => {
  put('content/articles/en/broken.md', '---\ntitle: "One\n---\n\nText.\n');
  put(
    'content/articles/en/one.md',
    '---\ntitle: One\npicture: cabin\nalt: A hut at 2000&nbsp;m\n---\n\nText.\n',
  );
  const photo = await quarters(60, 40).jpeg().toBuffer();
  expect((await write('content/photos/cabin.jpg', photo)).status).toBe(204);
  expect(JSON.parse(onDisk('content/photos/cabin.json')).en).toBe('A hut at 2000\u00a0m');
});
