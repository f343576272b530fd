import { writePicture } from '../output/picture';
import { type Relief, renderRelief } from './render';
import { overlayRoute } from './route';

const quality = 44;

/** Renders a relief and writes it in widths for use in columns. */
export async function drawRelief(name: string, relief: Relief): Promise<void> {
  const { width, height } = relief;
  const land = await renderRelief(relief);
  const pixels = relief.route ? await overlayRoute(land, relief, relief.route) : land;
  await writePicture(
    { name, group: 'relief', widths: [480, 768, 1120, width], fallback: 1280, quality },
    { kind: 'pixels', pixels, width, height },
  );
}
