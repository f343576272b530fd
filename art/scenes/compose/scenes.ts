import { orderScene } from '../captire/order';
import { plannerScene } from '../captire/planner';
import { shelfScene } from '../captire/shelf';
import { wardScene } from '../halvia/ward';
import { billScene } from '../lea/bill';
import { reserveScene, tripScene } from '../lea/screens';
import type { Scene } from '../page';
import { planScene } from '../reports/plan';
import { testReportScene } from '../reports/testReport';
import { orderScene as salesOrderScene } from '../sales/order';
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
  shelf: shelfScene,
  overview: overviewScene,
  upright: uprightScene,
  visits: visitsScene,
  salesOrder: salesOrderScene,
  reserve: reserveScene,
  trip: tripScene,
  bill: billScene,
  ward: wardScene,
  plan: planScene,
  testReport: testReportScene,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
