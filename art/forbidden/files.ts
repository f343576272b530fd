import { svgDocument } from '../lib/svgDocument';
import { drawOver, writePicture } from '../output/picture';
import { renderPanorama } from '../panorama/render';
import { panoramas } from '../panorama/views';
import { barrier } from './barrier';
import { dayColours, nightColours, type SceneColours } from './colours';
import { hill } from './hill';
import { drifts, shadows } from './shadows';
import { signpost } from './signpost';
import { sceneSize } from './size';
import { footprints, trail } from './trail';

/** What the not-found picture shows, by its name: the same scene by day and by night. */
export const closedPaths = {
  forbidden: { ground: panoramas.mist, colours: dayColours },
  'forbidden-night': { ground: panoramas['mist-night'], colours: nightColours },
} as const;

type ClosedPath = (typeof closedPaths)[keyof typeof closedPaths];

/** The drawn part of the scene, transparent where the panorama shows. */
function closedPathSvg(colours: SceneColours): string {
  const layers = [hill, trail, footprints, shadows, signpost, barrier, drifts];
  return svgDocument(
    sceneSize,
    layers.map((layer) => layer(colours)),
  );
}

/** Writes the picture of a path that is closed: mountains in mist, a barrier and a sign in the snow before them. */
export async function drawClosedPath(name: string, { ground, colours }: ClosedPath): Promise<void> {
  await writePicture(
    { name, group: 'panorama', widths: [640, 960, 1280, ground.width], fallback: 1280, quality: 52 },
    await drawOver(await renderPanorama(ground), ground, closedPathSvg(colours)),
  );
}
