import { contourSheets } from '../../contours/sheets';
import { contourSvg } from '../../contours/svg';
import { withCamera } from '../../lib/browser';
import { writePicture } from '../../output/picture';
import { reserveScene, tripScene } from '../lea/screens';
import { type Scene, sceneHtml } from '../page';
import { dispatchScene } from '../wedere/dispatch';
import { parentsScene } from '../wedere/parents';
import type { Composition, SceneName } from './compositions';
import { desktop, deviceStyles, telephone } from './devices';

const scenes: Readonly<Record<SceneName, Scene>> = {
  dispatch: dispatchScene,
  parents: parentsScene,
  reserve: reserveScene,
  trip: tripScene,
};

/** Small interface text needs more than terrain does. */
const quality = 52;
/** Screens are photographed at twice their size, so that they stay sharp when shown smaller. */
const screenScale = 2;

async function compositionHtml(
  composition: Composition,
  photographScene: (name: SceneName) => Promise<Buffer>,
): Promise<string> {
  const { width, height, ground, contours } = composition;
  const svg = Buffer.from(await contourSvg(contourSheets[contours])).toString('base64');
  const devices: string[] = [];
  for (const { scene, ...spot } of composition.desktops) {
    devices.push(desktop({ ...spot, screen: await photographScene(scene) }));
  }
  for (const { scene, ...spot } of composition.telephones) {
    devices.push(telephone({ ...spot, screen: await photographScene(scene) }));
  }
  return `<!doctype html><style>${deviceStyles}
body{margin:0;position:relative;overflow:hidden;width:${width}px;height:${height}px;background:${ground}}
.ground{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;mix-blend-mode:multiply;opacity:.9}
</style><body><img class="ground" src="data:image/svg+xml;base64,${svg}" alt="">${devices.join('')}`;
}

/** Photographs the product screens, puts them in front of contour lines and writes the picture. */
export async function drawComposition(name: string, composition: Composition): Promise<void> {
  const { width, height, widths, fallback } = composition;
  const bytes = await withCamera(async (photograph) => {
    const html = await compositionHtml(composition, async (sceneName) => {
      const scene = scenes[sceneName];
      return photograph({
        html: await sceneHtml(scene),
        width: scene.width,
        height: scene.height,
        scale: screenScale,
      });
    });
    return photograph({ html, width, height, scale: 1 });
  });
  await writePicture({ name, group: 'work', widths, fallback, quality }, { kind: 'encoded', bytes });
}
