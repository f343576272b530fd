import { orderScene } from '../captire/order';
import { plannerScene } from '../captire/planner';
import { reserveScene, tripScene } from '../lea/screens';
import type { Scene } from '../page';
import { planScene } from '../reports/plan';
import { testReportScene } from '../reports/testReport';
import { overviewScene, uprightScene } from '../sales/overview';
import { visitsScene } from '../sales/visits';
import { dispatchScene, liveMapScene } from '../wedere/dispatch';
import { driverScene } from '../wedere/driver';
import { parentsScene } from '../wedere/parents';

/** Every product screen by the name that compositions call it. */
export const scenes = {
  dispatch: dispatchScene,
  liveMap: liveMapScene,
  parents: parentsScene,
  driver: driverScene,
  planner: plannerScene,
  order: orderScene,
  overview: overviewScene,
  upright: uprightScene,
  visits: visitsScene,
  reserve: reserveScene,
  trip: tripScene,
  plan: planScene,
  testReport: testReportScene,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
