import type { Point } from '../lib/point';
import type { Skin } from './palette';
import type { Sheet } from './sheet';
import { calmBrows, type PortraitSpec } from './spec';
import type { Four } from './strokes';
import { brush, crescent } from './strokes';
import type { View } from './view';

export interface Tones {
  skin: Skin;
  brow: string;
  /** 1: the far half is in shadow, -1: the near half. */
  shadowSide: 1 | -1;
}

export function brows(sheet: Sheet, view: View, spec: PortraitSpec, { brow }: Tones): void {
  const { thick, arch, angle } = { ...calmBrows, ...spec.brows };
  const paths: string[] = [];
  for (const side of view.profile ? ([-1] as const) : ([-1, 1] as const)) {
    const start = spec.eyes.gap - 19;
    const p = (t: number, y: number): Point => view.face(side * (start + 40 * t), y, 2);
    const tail = p(1, -17 - angle * 0.4);
    const top: Four = [
      p(0.02, -20 + angle - thick * 0.35),
      p(0.36, -22 - arch * 0.6 - thick * 0.5),
      p(0.68, -22 - arch - thick * 0.3),
      tail,
    ];
    const under: Four = [
      tail,
      p(0.66, -21 - arch + thick * 0.4),
      p(0.34, -21 - arch * 0.5 + thick * 0.45),
      p(0, -20 + angle + thick * 0.5),
    ];
    paths.push(crescent(top, under));
  }
  sheet.add(brow, ...paths);
}

/** The dark of the near nostril, which holds the tip of a turned nose. */
export function nostril(sheet: Sheet, view: View, spec: PortraitSpec, { skin }: Tones): void {
  const { length, width } = spec.nose;
  sheet.add(
    skin.deep,
    brush(
      view.faceLine([
        [-10 * width, length + 2, 3],
        [-7, length, 6],
        [-2, length + 4, 8],
      ]),
      4,
    ),
  );
}
