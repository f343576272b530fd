import { join } from 'node:path';
import { brand } from '../lib/brandColours';
import { imagesFolder } from '../lib/paths';
import { svgDocument } from '../lib/svgDocument';
import { writeSvg } from '../output/svg';
import { type ClientLogo, clientLogos, drawLogo } from './logos';

/** Writes the nine client logos in ink; holes are real holes, so that dark mode can invert them. */
export async function drawClientLogos(): Promise<void> {
  const logos: readonly (readonly [string, ClientLogo])[] = Object.entries(clientLogos);
  for (const [name, logo] of logos) {
    const { signPath, textPath, width } = drawLogo(logo);
    const sign = signPath && `<path fill-rule="evenodd" d="${signPath}"/>`;
    const svg = svgDocument(
      { width: Math.ceil(width), height: 48 },
      [sign, `<path d="${textPath}"/>`],
      `fill="${brand.ink}"`,
    );
    await writeSvg(join(imagesFolder, 'clients', `${name}.svg`), svg, 2);
  }
}
