import { brand } from '../../lib/brandColours';
import type { Size } from '../../lib/point';

/** A screen and its position in a composition, in pixels of the composition. */
export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export type DeviceKind = 'desktop' | 'telephone' | 'bare';

/** Frames at each side, as parts of the device's width. */
const frames: Readonly<Record<DeviceKind, number>> = { desktop: 0.0085, telephone: 0.032, bare: 0 };

const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * A screen in a telephone, in a thin dark frame, or as it is. It is a document of its own, shown at another size. Sizes of
 * the device are all in `em`, and one `em` is its width.
 *
 * @param html the screen's document, made for `size` in CSS pixels
 */
export function device(kind: DeviceKind, html: string, size: Size, { left, top, width }: Placement): string {
  const scale = (width * (1 - 2 * frames[kind])) / size.width;
  const screen = `<div class="screen" style="width:${size.width * scale}px;height:${size.height * scale}px"><iframe srcdoc="${escaped(html)}" style="width:${size.width}px;height:${size.height}px;transform:scale(${scale})"></iframe></div>`;
  const content = kind === 'telephone' ? `<div class="glass">${screen}<i></i></div>` : screen;
  return `<div class="${kind}" style="left:${left}px;top:${top}px;font-size:${width}px">${content}</div>`;
}

/** The thin light edge keeps devices apart from a dark page around the picture. */
export const deviceStyles = `
.desktop,.telephone,.bare{position:absolute;width:1em;box-sizing:border-box}
.desktop,.telephone{background:${brand.ink}}
.screen{overflow:hidden}
iframe{display:block;border:0;transform-origin:0 0}
.desktop{padding:${frames.desktop}em;border-radius:.012em;box-shadow:0 0 0 2px #5f8583,0 .04em .06em -.035em rgb(10 26 23/.55)}
.desktop .screen{border-radius:.005em}
.telephone{padding:${frames.telephone}em;border-radius:.15em;box-shadow:0 0 0 2px #5f8583,0 .12em .2em -.1em rgb(10 26 23/.6)}
.glass{position:relative;overflow:hidden;border-radius:.12em}
.glass i{position:absolute;left:34%;right:34%;top:.03em;height:.062em;border-radius:1em;background:${brand.ink};pointer-events:none}`;
