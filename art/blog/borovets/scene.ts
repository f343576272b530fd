import { svgDocument } from '../../lib/svgDocument';
import { drawOver, phoneArea, writePicture } from '../../output/picture';
import { renderPanorama } from '../../panorama/render';
import { heightfield } from '../../terrain/cachedHeightfield';
import type { Grid } from '../../terrain/grid';
import { heroSize, landSize, landWidths, phoneSize } from '../size';
import { farWood, nearTrees } from './firs';
import { ground } from './ground';
import { hamlet } from './houses';
import { lanterns } from './lanterns';
import { duskSky } from './sky';
import { view } from './view';

/**
 * What phones show: the highest summit whole and, before it, the large house and those who come down. In the wide picture these
 * stand further to the left, so their ground is moved over the land.
 */
const phone = { land: 0.385, people: 0.2264, ratio: phoneSize.width / phoneSize.height };

/** @param moved how far what stands on the near slope is moved to the right */
function drawing(heights: Grid, moved = 0): string {
  const { far, near } = lanterns(heights, moved);
  const slope = [farWood(), ground(), hamlet(), near, nearTrees()].join('');
  return svgDocument(heroSize, [
    far,
    moved === 0 ? slope : `<g transform="translate(${moved})">${slope}</g>`,
  ]);
}

/** Writes an evening in a winter resort: lit windows, and lanterns on their way down. */
export async function drawBorovets(name: string): Promise<void> {
  const heights = await heightfield(view.terrain);
  const land = await renderPanorama({ ...view, ...landSize }, duskSky);
  const moved = Math.round((phone.land - phone.people) * heroSize.width);
  const forPhones = await drawOver(land, landSize, drawing(heights, moved));
  const part = forPhones.extract(phoneArea({ left: phone.land, ratio: phone.ratio }, landSize));
  await writePicture(
    { name, group: 'blog', widths: landWidths, fallback: 1280, quality: 52, phone: part },
    await drawOver(land, landSize, drawing(heights)),
  );
}
