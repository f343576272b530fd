import type { SceneName } from './scenes';

/** A square part of a screen, in the screen's own pixels. */
export interface Detail {
  readonly scene: SceneName;
  readonly left: number;
  readonly top: number;
  readonly edge: number;
}

/** Every detail by the name of its picture. */
export const details = {
  'wedere-detail': { scene: 'dispatch', left: 620, top: 56, edge: 680 },
  'captire-detail': { scene: 'planner', left: 840, top: 64, edge: 600 },
  'lea-detail': { scene: 'reserve', left: 0, top: 262, edge: 390 },
} as const satisfies Record<string, Detail>;
