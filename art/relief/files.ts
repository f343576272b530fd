import { drawOver, pictureOf, writePicture } from '../output/picture';
import { type Relief, renderRelief } from './render';
import { routeSvg } from './route';
import { surveySvg } from './survey';

const quality = 44;

/** Renders a relief and writes it in widths for use in columns. */
export async function drawRelief(name: string, relief: Relief): Promise<void> {
  const land = await renderRelief(relief);
  const drawing = relief.route
    ? await routeSvg(relief, relief.route)
    : relief.surveyed && (await surveySvg(relief));
  await writePicture(
    { name, group: 'relief', widths: [480, 768, 1120, 1600, relief.width], fallback: 1280, quality },
    drawing ? await drawOver(land, relief, drawing) : pictureOf(land, relief),
  );
}
