import { test as base } from '@playwright/test';
import { GatewayProcess } from '../../support/gatewayProcess';
import type { Engine } from './driver';
import { startEngine } from './engines';
import { Host } from './host';
import { Tab } from './tab';

interface Fixtures {
  /** Findings that the test expects, by any part of their sentence. */
  allow: RegExp | undefined;
  /** Notes in the list of tests what the engine lacks and why a test was skipped; the list itself shows neither. */
  tells: undefined;
  host: Host;
  /** A tab of a new visitor. */
  tab: Tab;
}

interface WorkerFixtures {
  engine: Engine;
  gateway: GatewayProcess;
}

/** Messages of an engine about itself, whatever a page does. */
const ofTheEngine: Partial<Record<string, RegExp>> = {
  // When Back restores a page that was left with a view transition.
  webkit: /AbortError: Skipping view transition/,
  // When a page is left before its font has loaded: NS_BINDING_ABORTED, as for any request that leaving aborts.
  firefox: /downloadable font: download failed .*status=2152398850/,
};

/** Each sentence once, however many tests note it. */
const told = new Set<string>();

/**
 * Playwright's `test` in the engine of the project, with its own site and gateway. It fails when a page writes to the
 * console, throws, or requests another origin.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  allow: [undefined, { option: true }],
  engine: [
    async ({ browserName }, use) => {
      const engine = await startEngine(browserName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
    async ({}, use) => {
      const gateway = await GatewayProcess.prepare();
      await gateway.start();
      await use(gateway);
      await gateway.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tells: [
    async ({ browserName }, use, { annotations }) => {
      await use(undefined);
      for (const { type, description } of annotations) {
        const sentence = `${browserName} ${type === 'skip' ? 'skips a test:' : type} ${description}`;
        if (!told.has(sentence)) console.info(sentence);
        told.add(sentence);
      }
    },
    { auto: true },
  ],
  host: async ({ engine, gateway }, use) => {
    const host = new Host(gateway.origin, !engine.tellsConsole);
    await host.start();
    await use(host);
    await host.stop();
  },
  tab: async ({ browserName, engine, host, allow }, use) => {
    const driver = await engine.open({ origin: host.origin });
    await driver.resize(1280, 800);
    await use(new Tab(driver, host.origin));
    const said = [...(await driver.said()), ...host.refused];
    await driver.close();
    const allowed = [ofTheEngine[browserName], allow];
    const findings = said.filter((finding) => !allowed.some((one) => one?.test(finding)));
    expect(findings, 'what the pages must not do').toEqual([]);
  },
});

export const expect = test.expect;
