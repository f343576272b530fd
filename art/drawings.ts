import { drawBadges } from './badges/files';
import { blogScenes, drawBlog } from './blog/files';
import { drawBrand } from './brand/files';
import { drawClientLogos } from './clients/files';
import { drawContourSheet } from './contours/files';
import { contourSheets } from './contours/sheets';
import { cutFonts } from './fonts/files';
import { drawClosedPath } from './forbidden/files';
import { closedPaths } from './forbidden/land';
import { drawMidnight } from './midnight/files';
import { drawPanorama } from './panorama/files';
import { panoramas } from './panorama/views';
import { drawPerson } from './portraits';
import { people } from './portraits/people';
import { drawProcess } from './process/files';
import { drawServiceProfile } from './profile/files';
import { drawProgrammes } from './programmes/files';
import { drawAboutRoute, drawHeroRoute } from './route/files';
import { compositions } from './scenes/compose/compositions';
import { drawComposition } from './scenes/compose/files';

type Draw = () => Promise<void>;

/** Makes one drawing of each entry of a table of specifications. */
function each<Spec>(
  specs: Record<string, Spec>,
  draw: (name: string, spec: Spec) => Promise<void>,
): [string, Draw][] {
  return Object.entries(specs).map(([name, spec]) => [name, () => draw(name, spec)]);
}

/** Every drawing by its name; none uses what another has written. */
export const drawings: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...each(contourSheets, drawContourSheet),
  ['route', drawHeroRoute],
  ['about-route', drawAboutRoute],
  ['profile', drawServiceProfile],
  ['fonts', cutFonts],
  ['brand', drawBrand],
  ['clients', drawClientLogos],
  ['badges', drawBadges],
  ['process', drawProcess],
  ['programmes', drawProgrammes],
  ['blog', drawBlog],
  ...each(people, drawPerson),
  ...each(panoramas, drawPanorama),
  ...each(closedPaths, drawClosedPath),
  ['midnight', drawMidnight],
  ...each(compositions, drawComposition),
  ...each(blogScenes, (name, draw) => draw(name)),
]);
