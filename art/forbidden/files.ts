import { drawOver, writePicture } from '../output/picture';
import { type Panorama, renderPanorama } from '../panorama/render';
import { type ClosedPath, fogSky } from './land';
import { type Approach, approaches, approachSvg } from './trail';

/** Writes the picture of a way that ends: mountains in the shape of the sign that forbids it, in a sea of fog. */
export async function drawClosedPath(
  name: string,
  { wide, upright, lit = false }: ClosedPath,
): Promise<void> {
  const draw = async (view: Panorama, approach: Approach) =>
    drawOver(await renderPanorama(view, fogSky(view)), view, await approachSvg(view, approach, lit));
  await writePicture(
    {
      name,
      group: 'panorama',
      widths: [640, 960, 1440, wide.width],
      fallback: 1440,
      quality: 52,
      phone: await draw(upright, approaches.upright),
      phoneQuality: 44,
    },
    await draw(wide, approaches.wide),
  );
}
