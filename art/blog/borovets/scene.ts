import { svgDocument } from '../../lib/svgDocument';
import { drawOver, writePicture } from '../../output/picture';
import { renderPanorama } from '../../panorama/render';
import { heightfield } from '../../terrain/cachedHeightfield';
import type { Grid } from '../../terrain/grid';
import { heroSize, landSize, landWidths, phoneSize } from '../size';
import { farWood, nearTrees } from './firs';
import { ground } from './ground';
import { hamlet } from './houses';
import { farLanterns } from './lanterns';
import { duskSky } from './sky';
import { view } from './view';
import { onFoot } from './walkers';

/** What phones show: the highest summit whole and, before it, those who come down to the large hut. */
const phone = { left: 0.385, ratio: phoneSize.width / phoneSize.height };

const drawing = (heights: Grid): string =>
  svgDocument(heroSize, [farLanterns(heights), farWood(), ground(), hamlet(), onFoot(), nearTrees()]);

/** Writes an evening in a winter resort: lit windows, and lanterns on their way down. */
export async function drawBorovets(name: string): Promise<void> {
  const heights = await heightfield(view.terrain);
  const land = await renderPanorama({ ...view, ...landSize }, duskSky);
  await writePicture(
    { name, group: 'blog', widths: landWidths, fallback: 1280, quality: 52, phone },
    await drawOver(land, landSize, drawing(heights)),
  );
}
