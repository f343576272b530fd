import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { company } from '../../content/company';
import { mark } from '../../content/mark';
import { brand } from '../lib/brandColours';
import { outlineText } from '../lib/outlines';
import { imagesFolder, publicFolder } from '../lib/paths';
import { svgDocument } from '../lib/svgDocument';
import { writeSvg } from '../output/svg';
import { icoOf } from './ico';

const markSvg = svgDocument({ width: 24, height: 24 }, [`<path d="${mark}"/>`]);

/** Sign and company name on one line, 26 units high. */
function logoSvg(): string {
  const font = { font: 'host-grotesk-600', size: 25, tracking: -0.03 } as const;
  const name = outlineText({ ...font, text: company.name, x: 33, y: 20.4 });
  const sign = `<path transform="translate(0 1)" d="${mark}"/>`;
  const size = { width: Math.ceil(33 + name.width), height: 26 };
  return svgDocument(size, [sign, `<path d="${name.path}"/>`], `fill="${brand.ink}"`);
}

/** The sign on a yellow square. `share` is how much of the edge it takes. */
function iconSvg(share: number): string {
  const scale = (32 * share) / 24;
  // The mark is heaviest in its upper left, so it looks centred a little further right and down.
  const left = (32 - 24 * scale) / 2 + 0.6;
  const top = (32 - 24 * scale) / 2;
  return svgDocument({ width: 32, height: 32 }, [
    `<rect width="32" height="32" fill="${brand.trail}"/>`,
    `<path transform="translate(${left} ${top}) scale(${scale})" fill="${brand.ink}" d="${mark}"/>`,
  ]);
}

function iconPng(share: number, pixels: number): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(share)), { density: (72 * pixels) / 32 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Writes the company's sign, logo and icons. */
export async function drawBrand(): Promise<void> {
  const folder = join(imagesFolder, 'brand');
  await writeSvg(join(folder, 'mark.svg'), markSvg);
  await writeSvg(join(folder, 'logo.svg'), logoSvg());
  await writeSvg(join(folder, 'favicon.svg'), iconSvg(0.645), 2);
  await writeFile(join(publicFolder, 'favicon.ico'), icoOf(await iconPng(0.66, 32), 32));
  await writeFile(join(folder, 'icon-192.png'), await iconPng(0.645, 192));
  await writeFile(join(folder, 'icon-512.png'), await iconPng(0.645, 512));
  // Launchers may cut off all but a circle of four fifths (W3C, Web Application Manifest).
  await writeFile(join(folder, 'icon-512-maskable.png'), await iconPng(0.46, 512));
  await writeFile(join(publicFolder, 'apple-touch-icon.png'), await iconPng(0.56, 180));
}
