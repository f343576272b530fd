import { drawOver, writePicture } from '../output/picture';
import { type Panorama, renderPanorama } from '../panorama/render';
import { fogSky } from './land';
import { trailSvg } from './trail';

/** Writes the picture of a way that ends: mountains in the shape of the sign that forbids it, in a sea of fog. */
export async function drawClosedPath(name: string, view: Panorama): Promise<void> {
  const { width, phone } = view;
  await writePicture(
    {
      name,
      group: 'panorama',
      widths: [640, 960, 1440, width],
      fallback: 1440,
      quality: 52,
      phone,
      phoneQuality: 44,
    },
    await drawOver(await renderPanorama(view, fogSky(view)), view, await trailSvg(view)),
  );
}
