import { brand } from '../lib/brandColours';
import { type Box, canvas, margin } from './canvas';
import type { Composition, PlacedFile, ShareOrder } from './composition';
import { contourPart } from './ground';
import { logo, sign, titleLines, titleTop, trailSign } from './marks';
import { heroRoute } from './route';
import { setTitle } from './setTitle';

const logoTop = 56;
const baseline = canvas.height - 70;
const wide = canvas.width - 2 * margin;
/** Between the title's highest letters and the sign above them. */
const belowSign = 42;

/** @returns what an order comes to */
export function compose(order: ShareOrder): Composition {
  return layouts[order.layout](order);
}

const layouts: Record<ShareOrder['layout'], (order: ShareOrder) => Composition> = { sheet, column, panorama };

/** The whole picture in the upper right corner, as large as the title below it leaves room for. */
function sheet(order: ShareOrder): Composition {
  const title = setTitle(order.title, { width: wide, height: 172, largest: 92, smallest: 48 });
  const height = titleTop(title, baseline) - belowSign;
  const width = Math.min(Math.round(height * order.aspect), canvas.width - 360);
  const box = { left: canvas.width - width, top: 0, width, height };
  return {
    ground: contourPart(order.page),
    files: placed(order, box),
    marks:
      logo(margin, logoTop, brand.white) +
      trailSign(order.label, margin, height - sign.height) +
      titleLines(title, margin, baseline, brand.white),
  };
}

/** The picture over the whole height on the right. */
function column(order: ShareOrder): Composition {
  const width = Math.min(525, Math.round(canvas.height * order.aspect));
  const room = { width: canvas.width - width - margin - 40, height: 360, largest: 104, smallest: 46 };
  const title = setTitle(order.title, room);
  const signTop = titleTop(title, baseline) - belowSign - sign.height;
  return {
    ground: contourPart(order.page),
    files: placed(order, { left: canvas.width - width, top: 0, width, height: canvas.height }),
    marks:
      logo(margin, logoTop, brand.white) +
      trailSign(order.label, margin, signTop) +
      titleLines(title, margin, baseline, brand.white),
  };
}

/** Mountains from edge to edge, and the title in their sky. */
function panorama(order: ShareOrder): Composition {
  const title = setTitle(order.title, { width: wide, height: 236, largest: 112, smallest: 56 });
  const height = Math.round(canvas.width / order.aspect);
  const top = canvas.height - height + (order.lowered ?? 0);
  const box = { left: 0, top, width: canvas.width, height };
  const firstTop = logoTop + 92;
  const lastBaseline = firstTop + (baseline - titleTop(title, baseline));
  return {
    ground: { sky: order.sky ?? brand.white },
    files: placed(order, box),
    marks:
      (order.route ? heroRoute(box) : '') +
      logo(margin, logoTop, brand.ink) +
      titleLines(title, margin, lastBaseline, brand.ink) +
      trailSign(order.label, margin, canvas.height - 70 - sign.height),
  };
}

/** One file in all of the box, or two on one another, or four in its quarters. */
function placed({ files, fades = false }: ShareOrder, box: Box): readonly PlacedFile[] {
  if (files.length <= 2) return files.map((file) => ({ file, box, fades }));
  const [right, below] = [Math.ceil(box.width / 2), Math.ceil(box.height / 2)];
  return files.map((file, index) => ({
    file,
    box: {
      left: box.left + (index % 2) * right,
      top: box.top + Math.floor(index / 2) * below,
      width: index % 2 ? box.width - right : right,
      height: index < 2 ? below : box.height - below,
    },
  }));
}
