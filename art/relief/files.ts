import { drawOver, pictureOf, writePicture } from '../output/picture';
import { type Relief, renderRelief } from './render';
import { routeSvg } from './route';

const quality = 44;

/** Renders a relief and writes it in widths for use in columns. */
export async function drawRelief(name: string, relief: Relief): Promise<void> {
  const land = await renderRelief(relief);
  await writePicture(
    { name, group: 'relief', widths: [480, 768, 1120, 1600, relief.width], fallback: 1280, quality },
    relief.route
      ? await drawOver(land, relief, await routeSvg(relief, relief.route))
      : pictureOf(land, relief),
  );
}
