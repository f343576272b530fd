import type { Neckline } from './head';
import { cloths } from './palette';
import type { Garment } from './spec';
import { line } from './strokes';
import type { Fit } from './tailoring';
import { band, lapels, onCollar, opening, pair, sewn, wings } from './tailoring';

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
      fit.sheet.draw(fit.cloth.seam, 2, line(onCollar(fit, 'pit 0 196, pit 2 290')));
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
      fit.sheet.add(
        cloths.yellow.lit,
        sewn(fit, 'pit -10 190, pit 10 190', 'pit 6 206, pit 13 290', 'pit -12 290, pit -6 206'),
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
    over: (fit) => {
      const { sheet, cloth, side } = fit;
      sheet.add(
        side === 1 ? cloth.seam : cloth.shade,
        sewn(fit, 'near -7 132, pit 0 146, far 7 132', 'far 9 176, pit 0 190, near -10 176'),
      );
      sheet.add(
        side === 1 ? cloth.shade : cloth.seam,
        sewn(fit, 'pit 4 145, pit 9 166, pit 5 189', 'pit 5 189, far 9 176', 'far 7 132, pit 4 145'),
      );
    },
  },
  hoodie: {
    neckline: { drop: 20 },
    over: (fit) => {
      const { sheet, cloth, under } = fit;
      pair(
        fit,
        cloth.shade,
        cloth.seam,
        ['near -2 138, near 4 172, pit 0 198', 'pit -8 218, near -30 200, near -24 164, near -2 138'],
        ['far 2 138, far -3 172, pit 0 198', 'pit 8 218, far 28 200, far 22 164, far 2 138'],
      );
      const cords = ['pit -12 212, pit -15 256', 'pit 12 212, pit 13 250'];
      sheet.draw(under.lit, 3.6, ...cords.map((cord) => line(onCollar(fit, cord))));
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
    over: (fit) => {
      const { sheet, cloth, under } = fit;
      sheet.add(
        under.lit,
        sewn(fit, 'near -2 150, pit 0 178, far 2 150', 'far 4 170, pit 0 192, near -4 170'),
      );
      pair(
        fit,
        cloth.shade,
        cloth.seam,
        ['near -3 146, near 4 170, pit -1 196', 'pit -2 216, near -8 190, near -16 172, near -3 146'],
        ['far 3 146, far -3 170, pit 1 196', 'pit 2 216, far 7 190, far 15 172, far 3 146'],
      );
      sheet.draw(under.lit, 3, line(onCollar(fit, 'pit 0 212, pit 1 290')));
      sheet.add(cloth.seam, sewn(fit, 'near -44 236, near -6 236', 'near -6 244, near -44 244'));
    },
  },
  vneck: {
    neckline: { drop: 46, pointed: true },
    over: (fit) => {
      const edges = ['near -7 163, pit 0 212', 'pit 0 212, far 7 163'];
      fit.sheet.draw(fit.cloth.seam, 6, ...edges.map((edge) => line(onCollar(fit, edge))));
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
    over: (fit) =>
      fit.sheet.add(
        fit.cloth.seam,
        sewn(fit, 'near -8 160, pit -3 290', 'pit -16 290, near -22 168, near -8 160'),
        sewn(fit, 'far 8 160, pit 3 290', 'pit 15 290, far 20 168, far 8 160'),
      ),
  },
};
