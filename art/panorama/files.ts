import { pictureOf, writePicture } from '../output/picture';
import { type Panorama, renderPanorama, renderPhonePart } from './render';

/** AVIF quality: below 50 the long gradients of the skies show bands. */
const quality = 54;
/** On phones they are set too densely to show them above this. */
const phoneQuality = 46;

/** For a part that is rendered again, as fractions of its width: two pixels per CSS pixel, and nearly three. */
const upright = [0.75, 1];

/** Renders a panorama and writes it in widths for full-bleed use. */
export async function drawPanorama(name: string, view: Panorama): Promise<void> {
  const { width } = view;
  const phone = await phonePartOf(view);
  const widths = [640, 960, 1280, 1920, width];
  await writePicture(
    { name, group: 'panorama', widths, fallback: 1280, quality, phoneQuality, ...phone },
    pictureOf(await renderPanorama(view), view),
  );
}

async function phonePartOf(view: Panorama) {
  const { phone, phoneHeight } = view;
  if (!phone || !phoneHeight) return { phone };
  const { pixels, size } = await renderPhonePart(view, phone, phoneHeight);
  const phoneWidths = upright.map((share) => Math.round(share * size.width));
  return { phone: pictureOf(pixels, size), phoneWidths };
}
