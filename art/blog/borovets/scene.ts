import { svgDocument } from '../../lib/svgDocument';
import { drawOver, writePicture } from '../../output/picture';
import { renderPanorama } from '../../panorama/render';
import { heightfield } from '../../terrain/cachedHeightfield';
import { heroSize, landSize, landWidths, phoneSize } from '../size';
import { farWood, nearTrees } from './firs';
import { ground } from './ground';
import { hamlet } from './houses';
import { lanterns } from './lanterns';
import { duskSky } from './sky';
import { view } from './view';

/** From the large house to where those who come down are on the level. */
const phone = { left: 0.214, ratio: phoneSize.width / phoneSize.height };

/** Writes an evening in a winter resort: lit windows, and lanterns on their way down. */
export async function drawBorovets(name: string): Promise<void> {
  const { far, near } = lanterns(await heightfield(view.terrain));
  const layers = [far, farWood(), ground(), hamlet(), near, nearTrees()];
  await writePicture(
    { name, group: 'blog', widths: landWidths, fallback: 1280, quality: 52, phone },
    await drawOver(
      await renderPanorama({ ...view, ...landSize }, duskSky),
      landSize,
      svgDocument(heroSize, layers),
    ),
  );
}
