import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test as guarded } from './support/fixtures';
import { sendContact, waiting } from './support/forms';
import { GatewayProcess } from './support/gatewayProcess';
import { hydrated } from './support/hydration';
import { copyReleases, type Releases, unpackReleases } from './support/releases';

/** Specification 36.6: a tab that was open before an update, or before it was taken back, sends its form. */

const test = guarded.extend<{ gateway: GatewayProcess; releases: Releases }, { unpacked: Releases }>({
  unpacked: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
    async ({}, use) => {
      const unpacked = unpackReleases();
      await use(unpacked);
      rmSync(unpacked.folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  releases: async ({ unpacked }, use) => {
    const releases = copyReleases(unpacked);
    await use(releases);
    rmSync(releases.folder, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  gateway: async ({}, use) => {
    const gateway = await GatewayProcess.prepare();
    await use(gateway);
    await gateway.remove();
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
});

// Two releases are unpacked once; in each test gateways start again and again.
test.describe.configure({ mode: 'default', timeout: 90_000 });

interface Scene {
  readonly gateway: GatewayProcess;
  readonly folder: string;
  /** Whether a release is served already. */
  readonly isLive: boolean;
  /** Runs `deploy/activate` of the release. */
  readonly activate: (...args: string[]) => void;
}

/** How a release is put in the place of the one that the gateway serves, by the kind of host. */
const kinds: Readonly<Record<string, (release: string, scene: Scene) => Promise<void>>> = {
  'a machine': async (_, { gateway, folder, activate }) => {
    const link = path.join(folder, 'site');
    activate('machine', link);
    await gateway.kill();
    await gateway.start(link);
  },
  'containers with a shared folder': async (release, { gateway, folder, activate }) => {
    const KEPT_DIR = path.join(folder, 'kept');
    activate('volume', KEPT_DIR);
    await gateway.kill();
    await gateway.start(release, { KEPT_DIR });
  },
  'a static host': async (release, { gateway, isLive, activate }) => {
    activate('upload', gateway.origin, ...(isLive ? [] : ['--keep', '1']));
    await gateway.kill();
    await gateway.start(release);
  },
};

for (const [kind, exchange] of Object.entries(kinds))
  test(`${kind}: a tab that was open before sends its form after an update, and after a rollback`, {
    tag: '@full',
  }, async ({ context, gateway, releases: { folder, first, second } }) => {
    const serve = (release: string, isLive = true) => {
      const activate = (...args: string[]) => execFileSync(path.join(release, 'deploy/activate'), args);
      return exchange(release, { gateway, folder, isLive, activate });
    };
    await serve(first, false);
    for (const [index, next] of [second, first].entries()) {
      const tab = await context.newPage();
      await tab.goto('/contact-us');
      await hydrated(tab);
      await serve(next);
      // The form's engine is asked for when the visitor turns to the form, which is now.
      await sendContact(tab, `Tab ${index}`);
      await expect.poll(() => waiting(tab)).toBe(0);
      await expect.poll(async () => (await gateway.mails()).length).toBe(index + 1);
      await tab.close();
    }
    const texts = (await gateway.mails()).map(({ text }) => text ?? '');
    for (const message of ['Tab 0', 'Tab 1']) expect(texts.join()).toContain(message);
  });
