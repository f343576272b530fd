/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { clientLogoHeight, clients } from '@/content/clients';

const publicFolder = join(process.cwd(), 'public');

test('the icons have their sizes', async () => {
  const ico = readFileSync(join(publicFolder, 'favicon.ico'));
  const icon = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect([icon.format, icon.width, icon.height]).toEqual(['png', 32, 32]);
  const touch = await sharp(join(publicFolder, 'apple-touch-icon.png')).metadata();
  expect([touch.format, touch.width, touch.height]).toEqual(['png', 180, 180]);
});

test.each(clients)('the logo of $name has the size the site reserves for it', ({ id, width }) => {
  const svg = readFileSync(join(publicFolder, 'images', 'clients', `${id}.svg`), 'utf8');
  expect(svg).toContain(`viewBox="0 0 ${width} ${clientLogoHeight}"`);
  // One colour only, so that inverting it for dark mode works; holes are holes and not white paint.
  expect(new Set(svg.match(/#[0-9a-f]{3,6}\b/g))).toEqual(new Set(['#0a1a17']));
});
