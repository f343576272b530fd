import { pictureOf, writePicture } from '../output/picture';
import { type Panorama, renderPanorama } from './render';

/** AVIF quality: below 50 the long gradients of the skies show bands. */
const quality = 54;
/** On phones they are set too densely to show them above this. */
const phoneQuality = 46;

/** Renders a panorama and writes it in widths for full-bleed use. */
export async function drawPanorama(name: string, view: Panorama): Promise<void> {
  const { width, phone } = view;
  const widths = [640, 960, 1280, 1920, width];
  await writePicture(
    { name, group: 'panorama', widths, fallback: 1280, quality, phone, phoneQuality },
    pictureOf(await renderPanorama(view), view),
  );
}
