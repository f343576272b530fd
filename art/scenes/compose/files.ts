import sharp from 'sharp';
import { contourSheets, sceneSheets } from '../../contours/sheets';
import { contourSvg } from '../../contours/svg';
import { withCamera } from '../../lib/browser';
import { writePicture } from '../../output/picture';
import { phoneScreen, type SceneLanguage, sceneHtml, sceneLanguages } from '../page';
import type { Composition, Land } from './compositions';
import { type DeviceKind, device, deviceStyles } from './devices';
import { scenes } from './scenes';
import { expectWhole } from './textLines';

/** Small interface text needs more than terrain does, and less the more densely it is set. */
const quality = 50;
/** Pictures in smaller widths than this, in pixels, are for phones. */
const phonesBelow = 700;
/** Width of what phones show, in pixels. */
const phoneWidth = 1080;

async function groundHtml({ colour, contours, sheet, blend }: Land): Promise<string> {
  const lines = { ...contourSheets, ...sceneSheets }[contours];
  const svg = Buffer.from(await contourSvg(lines)).toString('base64');
  const [left, width] = sheet === undefined ? [0, 100] : [-100 * sheet, 400];
  return `<style>body{background:${colour}}.ground{position:absolute;inset:0;left:${left}%;width:${width}%;height:100%;object-fit:cover;mix-blend-mode:${blend};opacity:.9}</style><img class="ground" src="data:image/svg+xml;base64,${svg}" alt="">`;
}

/** A composition as it is for phones, or for everybody else, as one HTML document. */
async function arrangementHtml(
  ground: Land | undefined,
  { width, height, screens }: Pick<Composition, 'width' | 'height' | 'screens'>,
  language: SceneLanguage,
): Promise<string> {
  const devices = screens.map(async ({ scene: name, ...spot }) => {
    const scene = scenes[name];
    const framed: DeviceKind = scene.width === phoneScreen.width ? 'telephone' : 'desktop';
    return device(ground ? framed : 'bare', await sceneHtml(scene, language), scene, spot);
  });
  return `<!doctype html><style>${deviceStyles}
body{margin:0;position:relative;overflow:hidden;width:${width}px;height:${height}px}</style><body>${ground ? await groundHtml(ground) : ''}${(await Promise.all(devices)).join('')}`;
}

/**
 * Photographs product screens in front of contour lines, in every language, and writes the pictures; on a light ground a
 * second time for the night.
 */
export async function drawComposition(name: string, composition: Composition): Promise<void> {
  const { widths, fallback, phone, ground } = composition;
  const grounds = [{ land: ground as Land | undefined, ending: '' }];
  if (ground?.night) grounds.push({ land: ground.night, ending: '-night' });
  await withCamera(async (photograph) => {
    for (const language of sceneLanguages)
      for (const { land, ending } of grounds) {
        const ownName = `${name}${language === 'en' ? '' : `-${language}`}${ending}`;
        const take = async (
          shape: Pick<Composition, 'width' | 'height' | 'screens'>,
          width: number,
          called: string,
        ) => {
          const html = await arrangementHtml(land, shape, language);
          const taken = await photograph({ html, ...shape, scale: width / shape.width });
          expectWhole(called, taken.lines, shape);
          return sharp(taken.png);
        };
        const whole = await take(composition, widths.at(-1) ?? composition.width, ownName);
        const order = { name: ownName, group: 'work', widths, fallback, quality, phonesBelow } as const;
        const phonePicture = phone && (await take(phone, phoneWidth, `${ownName}-phone`));
        await writePicture(phonePicture ? { ...order, phone: phonePicture } : order, whole);
      }
  });
}
