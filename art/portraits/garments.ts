import type { Neckline } from './head';
import { cloths } from './palette';
import type { Garment } from './spec';
import { line, shape } from './strokes';
import type { Fit } from './tailoring';
import { band, collarPoints, lapels, opening, wings } from './tailoring';

/** A garment in three steps: the neckline it leaves free, what lies under the neck, what lies over it. */
interface GarmentDrawing {
  neckline: Neckline;
  under?: (fit: Fit) => void;
  over: (fit: Fit) => void;
}

export const garments: Record<Garment, GarmentDrawing> = {
  shirt: {
    neckline: { drop: 26, pointed: true },
    over: (fit) => {
      wings(fit, { ...fit.cloth, lit: fit.cloth.seam }, 192, 16);
      const c = collarPoints(fit);
      fit.sheet.draw(fit.cloth.seam, 2, line([c.pit(0, 196), c.pit(2, 290)]));
    },
  },
  suit: {
    neckline: { drop: 26, pointed: true },
    under: (fit) => opening(fit, fit.side === 1 ? fit.under.lit : fit.under.shade, 290),
    over: (fit) => {
      wings(fit, fit.under, 190, 12);
      lapels(fit, fit.cloth, 290);
    },
  },
  tie: {
    neckline: { drop: 24, pointed: true },
    under: (fit) => opening(fit, fit.under.shade, 290),
    over: (fit) => {
      const c = collarPoints(fit);
      fit.sheet.add(
        cloths.yellow.lit,
        shape(
          [c.pit(-10, 190), c.pit(10, 190)],
          [c.pit(6, 206), c.pit(13, 290)],
          [c.pit(-12, 290), c.pit(-6, 206)],
        ),
      );
      wings(fit, fit.under, 190, 12);
      lapels(fit, fit.cloth, 290);
    },
  },
  crew: {
    neckline: { drop: 16 },
    over: (fit) => band(fit, fit.side === 1 ? fit.cloth.seam : fit.cloth.shade, 14, 9),
  },
  roll: {
    neckline: { drop: 10 },
    over: ({ sheet, neck, f, cloth, side }) => {
      const tube = shape(
        [f(neck.near - 7, 132), f(neck.pit, 146), f(neck.far + 7, 132)],
        [f(neck.far + 9, 176), f(neck.pit, 190), f(neck.near - 10, 176)],
      );
      sheet.add(side === 1 ? cloth.seam : cloth.shade, tube);
      const [top, bottom] = [f(neck.pit + 4, 145), f(neck.pit + 5, 189)];
      sheet.add(
        side === 1 ? cloth.shade : cloth.seam,
        shape(
          [top, f(neck.pit + 9, 166), bottom],
          [bottom, f(neck.far + 9, 176)],
          [f(neck.far + 7, 132), top],
        ),
      );
    },
  },
  hoodie: {
    neckline: { drop: 20 },
    over: ({ sheet, neck, f, cloth, under, side }) => {
      sheet.add(
        side === -1 ? cloth.shade : cloth.seam,
        shape(
          [f(neck.near - 2, 138), f(neck.near + 4, 172), f(neck.pit, 198)],
          [f(neck.pit - 8, 218), f(neck.near - 30, 200), f(neck.near - 24, 164), f(neck.near - 2, 138)],
        ),
      );
      sheet.add(
        side === 1 ? cloth.shade : cloth.seam,
        shape(
          [f(neck.far + 2, 138), f(neck.far - 3, 172), f(neck.pit, 198)],
          [f(neck.pit + 8, 218), f(neck.far + 28, 200), f(neck.far + 22, 164), f(neck.far + 2, 138)],
        ),
      );
      sheet.draw(
        under.lit,
        3.6,
        line([f(neck.pit - 12, 212), f(neck.pit - 15, 256)]),
        line([f(neck.pit + 12, 212), f(neck.pit + 13, 250)]),
      );
    },
  },
  blazer: {
    neckline: { drop: 15 },
    under: (fit) => opening(fit, fit.under.lit, 286),
    over: (fit) => lapels(fit, fit.cloth, 286),
  },
  overall: {
    neckline: { drop: 20 },
    // A work jacket: stand-up collar, zip and the flap of a breast pocket.
    over: ({ sheet, neck, f, cloth, under, side }) => {
      sheet.add(
        under.lit,
        shape(
          [f(neck.near - 2, 150), f(neck.pit, 178), f(neck.far + 2, 150)],
          [f(neck.far + 4, 170), f(neck.pit, 192), f(neck.near - 4, 170)],
        ),
      );
      sheet.add(
        side === -1 ? cloth.shade : cloth.seam,
        shape(
          [f(neck.near - 3, 146), f(neck.near + 4, 170), f(neck.pit - 1, 196)],
          [f(neck.pit - 2, 216), f(neck.near - 8, 190), f(neck.near - 16, 172), f(neck.near - 3, 146)],
        ),
      );
      sheet.add(
        side === 1 ? cloth.shade : cloth.seam,
        shape(
          [f(neck.far + 3, 146), f(neck.far - 3, 170), f(neck.pit + 1, 196)],
          [f(neck.pit + 2, 216), f(neck.far + 7, 190), f(neck.far + 15, 172), f(neck.far + 3, 146)],
        ),
      );
      sheet.draw(under.lit, 3, line([f(neck.pit, 212), f(neck.pit + 1, 290)]));
      sheet.add(
        cloth.seam,
        shape(
          [f(neck.near - 44, 236), f(neck.near - 6, 236)],
          [f(neck.near - 6, 244), f(neck.near - 44, 244)],
        ),
      );
    },
  },
  vneck: {
    neckline: { drop: 46, pointed: true },
    over: (fit) => {
      const c = collarPoints(fit);
      fit.sheet.draw(
        fit.cloth.seam,
        6,
        line([c.near(-7, 163), c.pit(0, 212)]),
        line([c.pit(0, 212), c.far(7, 163)]),
      );
    },
  },
  blouse: {
    neckline: { drop: 50, pointed: true },
    over: (fit) => wings(fit, { ...fit.cloth, lit: fit.cloth.seam }, 214, 10),
  },
  labcoat: {
    neckline: { drop: 16 },
    under: (fit) => opening(fit, fit.under.lit, 280),
    over: (fit) => {
      band(fit, fit.under.shade, 14, 7);
      lapels(fit, { ...fit.cloth, seam: cloths.paper.lit }, 280);
    },
  },
  cardigan: {
    neckline: { drop: 22 },
    under: (fit) => opening(fit, fit.under.lit, 290),
    over: (fit) => {
      const c = collarPoints(fit);
      fit.sheet.add(
        fit.cloth.seam,
        shape([c.near(-8, 160), c.pit(-3, 290)], [c.pit(-16, 290), c.near(-22, 168), c.near(-8, 160)]),
        shape([c.far(8, 160), c.pit(3, 290)], [c.pit(15, 290), c.far(20, 168), c.far(8, 160)]),
      );
    },
  },
};
