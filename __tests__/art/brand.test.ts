/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { icoOf } from '@/art/brand/ico';
import { circleTextAngle } from '@/art/lib/outlines';
import { clientLogoHeight, clients } from '@/content/clients';

const publicFolder = join(process.cwd(), 'public');

test('an ICO file says how large its PNG is and where it begins', () => {
  const ico = icoOf(Buffer.from('picture'), 32);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(7)]).toEqual([
    1, 1, 32, 32,
  ]);
  expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe('picture');
  expect(ico.readUInt32LE(14)).toBe(7);
});

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

test('text on a badge leaves room between its two ends', () => {
  const upper = {
    typeface: 'host-grotesk-500',
    text: 'INFORMATION SECURITY',
    size: 14,
    tracking: 0.09,
    centre: 120,
  } as const;
  const angle = circleTextAngle({ ...upper, radius: 92.5, side: 'top' });
  expect(angle).toBeGreaterThan(60);
  expect(angle).toBeLessThan(150);
});
