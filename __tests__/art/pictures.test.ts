import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { blogPictures } from '@/content/blogPictures';
import { pictures } from '@/content/pictures';

const images = join(process.cwd(), 'public', 'images');
const allFiles = readdirSync(images, { recursive: true, encoding: 'utf8' }).map((file) => join(images, file));
const listed = { ...pictures, ...blogPictures };
const entries = Object.entries(listed).flatMap(([name, facts]) =>
  facts && 'widths' in facts ? [[name, facts] as const] : [],
);

const file = (name: string, group: string, size: number, ending: string): string =>
  join(images, group, `${name}-${size}.${ending}`);

test.each(entries)('%s has files of the types, widths and shape it claims', async (name, facts) => {
  const { group, width, height, widths, fallback } = facts;
  for (const size of widths) {
    const found = await sharp(file(name, group, size, 'avif')).metadata();
    expect([found.format, found.width]).toEqual(['heif', size]);
    expect(Math.abs((found.height ?? 0) - (size * height) / width)).toBeLessThanOrEqual(1);
  }
  const found = await sharp(file(name, group, fallback, 'jpg')).metadata();
  expect([found.format, found.width]).toEqual(['jpeg', fallback]);
});

const withPhonePart = entries.flatMap(([name, { phone, ...facts }]) =>
  phone ? [{ name, phone, ...facts }] : [],
);

test('every raster picture is in the list', () => {
  const files = entries.flatMap(([name, { group, widths, fallback, phone = [] }]) => [
    ...phone.map((size) => join(images, group, `${name}-phone-${size}.avif`)),
    ...widths.map((size) => join(images, group, `${name}-${size}.avif`)),
    join(images, group, `${name}-${fallback}.jpg`),
  ]);
  // The icons are in the web manifest instead.
  const isIcon = (file: string) => file.startsWith(join(images, 'brand', 'icon-'));
  const raster = allFiles.filter((file) => /\.(avif|jpg|png|webp)$/.test(file) && !isIcon(file));
  expect(raster.filter((file) => !files.includes(file))).toEqual([]);
});

// Specification 33.9
test('screens of products are drawn in German, too, and as large', () => {
  const facts = Object.fromEntries(Object.entries(pictures));
  const german = Object.keys(facts).filter((name) => /-de$/.test(name));
  expect(german.length).toBeGreaterThan(20);
  for (const name of german) expect(facts[name]).toEqual(facts[name.replace(/-de$/, '')]);
  const screens = Object.keys(facts).filter((name) => /^(wedere|captire|sales|lea|halvia)-/.test(name));
  const english = screens.filter((name) => !/-de\b/.test(name));
  expect(english.filter((name) => !(name.replace(/(-night)?$/, '-de$1') in facts))).toEqual([]);
});

test('all pictures stay below 29 MB, and the opening picture on a phone below 16.1 kB', () => {
  const bytes = allFiles.map((file) => statSync(file)).filter((stat) => stat.isFile());
  expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(29_000_000);
  expect(statSync(join(images, 'panorama', 'hero-960.avif')).size).toBeLessThan(45_000);
  const opening = withPhonePart
    .filter(({ name }) => !name.startsWith('closing'))
    .map(({ name, group, phone }) => join(images, group, `${name}-phone-${phone[0]}.avif`));
  expect(opening.filter((file) => statSync(file).size >= 16_100)).toEqual([]);
});

test('drawings hold only shapes: no script, no text, no external reference', () => {
  for (const name of allFiles.filter((one) => one.endsWith('.svg'))) {
    const svg = readFileSync(name, 'utf8');
    expect([name, svg.match(/<(?:script|text|foreignObject|image|iframe|style)\b|\son\w+=/i)]).toEqual([
      name,
      null,
    ]);
    const references = svg.match(/(?:href|src)="[^"]*"|url\([^)]*\)/g) ?? [];
    expect(references.filter((reference) => !/^(?:\w*:?href="#|url\(#)/.test(reference))).toEqual([]);
    expect(svg).toContain('viewBox="');
  }
});
