import sharp from 'sharp';
import { adjoiningSheets, contourSheets } from '../../contours/sheets';
import { contourSvg } from '../../contours/svg';
import { type Shot, withCamera } from '../../lib/browser';
import { writePicture } from '../../output/picture';
import { phoneScreen, sceneHtml } from '../page';
import type { Composition } from './compositions';
import type { Detail } from './details';
import { device, deviceStyles } from './devices';
import { type SceneName, scenes } from './scenes';

/** Small interface text needs more than terrain does. */
const quality = 52;
/** Pictures in smaller widths than this, in pixels, are for phones. */
const phonesBelow = 700;
/** Screens are photographed at twice their size, so that they stay sharp when shown smaller. */
const screenScale = 2;
/** Edge of a detail picture in pixels. */
const detailSize = 1400;

async function sceneShot(name: SceneName, scale: number): Promise<Shot> {
  const scene = scenes[name];
  return { html: await sceneHtml(scene), width: scene.width, height: scene.height, scale };
}

async function compositionHtml(
  composition: Composition,
  photographScene: (name: SceneName) => Promise<Buffer>,
): Promise<string> {
  const { width, height, ground, contours, sheet, blend } = composition;
  const lines = { ...contourSheets, ...adjoiningSheets }[contours];
  const svg = Buffer.from(await contourSvg(lines)).toString('base64');
  const devices: string[] = [];
  for (const { scene, ...spot } of composition.screens) {
    const kind = scenes[scene].width === phoneScreen.width ? 'telephone' : 'desktop';
    devices.push(device(kind, { ...spot, screen: await photographScene(scene) }));
  }
  return `<!doctype html><style>${deviceStyles}
body{margin:0;position:relative;overflow:hidden;width:${width}px;height:${height}px;background:${ground}}
.ground{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;mix-blend-mode:${blend};opacity:.9}
${sheet === undefined ? '' : `.ground{left:${-100 * sheet}%;width:400%}`}
</style><body><img class="ground" src="data:image/svg+xml;base64,${svg}" alt="">${devices.join('')}`;
}

/** Photographs the product screens, puts them in front of contour lines and writes the picture. */
export async function drawComposition(name: string, composition: Composition): Promise<void> {
  const { width, height, widths, fallback, phone } = composition;
  const bytes = await withCamera(async (photograph) => {
    const html = await compositionHtml(composition, async (scene) =>
      photograph(await sceneShot(scene, screenScale)),
    );
    return photograph({ html, width, height, scale: 1 });
  });
  const order = { name, group: 'work', widths, fallback, quality, phone, phonesBelow } as const;
  await writePicture(order, sharp(bytes));
}

/** Photographs a square part of one product screen, so near that its words can be read on a telephone. */
export async function drawDetail(name: string, { scene, left, top, edge }: Detail): Promise<void> {
  const scale = detailSize / edge;
  const screen = await withCamera(async (photograph) => photograph(await sceneShot(scene, scale)));
  const bytes = await sharp(screen)
    .extract({
      left: Math.round(left * scale),
      top: Math.round(top * scale),
      width: detailSize,
      height: detailSize,
    })
    .png()
    .toBuffer();
  await writePicture(
    { name, group: 'work', widths: [480, 768, detailSize], fallback: 960, quality },
    sharp(bytes),
  );
}
