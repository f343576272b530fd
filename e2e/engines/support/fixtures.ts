import { test as base } from '@playwright/test';
import { GatewayProcess } from '../../support/gatewayProcess';
import type { Engine } from './driver';
import { type EngineName, startEngine } from './engines';
import { Host } from './host';
import { Tab } from './tab';

interface Fixtures {
  /** Findings that the test expects, by any part of their sentence. */
  allow: RegExp | undefined;
  host: Host;
  /** A tab of somebody who has not been here before. */
  tab: Tab;
}

interface WorkerFixtures {
  engine: Engine;
  gateway: GatewayProcess;
}

/** Said by engines about themselves, whatever a page does. */
const ofTheEngine = [
  // WebKit, when Back brings a page back that was left with a view transition.
  /AbortError: Skipping view transition/,
];

/**
 * Playwright's `test` in whichever engine the project is named after, with a site and a gateway of its own. It fails when
 * a page says anything on the console, throws, or asks another origin for something.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  allow: [undefined, { option: true }],
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
    async ({}, use, { project }) => {
      // The configurations name their projects so.
      const engine = await startEngine(project.name as EngineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const gateway = await GatewayProcess.prepare();
      await gateway.start();
      await use(gateway);
      await gateway.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  host: async ({ engine, gateway }, use) => {
    const host = new Host(gateway.origin, !engine.tellsConsole);
    await host.start();
    await use(host);
    await host.stop();
  },
  tab: async ({ engine, host, allow }, use) => {
    const driver = await engine.open({ origin: host.origin });
    await driver.resize(1280, 800);
    await use(new Tab(driver, host.origin));
    const said = [...(await driver.said()), ...host.refused];
    await driver.close();
    const allowed = [...ofTheEngine, ...(allow ? [allow] : [])];
    const findings = said.filter((finding) => !allowed.some((one) => one.test(finding)));
    expect(findings, 'what the pages must not do').toEqual([]);
  },
});

export const expect = test.expect;
