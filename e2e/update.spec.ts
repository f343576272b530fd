import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test as guarded } from './support/fixtures';
import { sendContact, waiting } from './support/forms';
import { GatewayProcess } from './support/gatewayProcess';
import { hydrated } from './support/hydration';
import { type Releases, unpackReleases } from './support/releases';

/** Specification 36.6: a tab opened before an update, or before a rollback, sends its form. */

const test = guarded.extend<{ gateway: GatewayProcess; releases: Releases }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  releases: async ({}, use) => {
    const releases = unpackReleases();
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

test.describe.configure({ timeout: 90_000 });

// For other hosts `deploy/activate` has its own tests.
test('an open tab sends its form after an update, and after a rollback', {
  tag: '@full',
}, async ({ context, gateway, releases: { folder, first, second } }) => {
  const serve = async (release: string) => {
    const link = path.join(folder, 'site');
    execFileSync(path.join(release, 'deploy/activate'), ['machine', link]);
    await gateway.kill();
    await gateway.start(link);
  };
  await serve(first);
  for (const [index, next] of [second, first].entries()) {
    const tab = await context.newPage();
    await tab.goto('/contact-us');
    await hydrated(tab);
    await serve(next);
    // The form's engine is loaded when the visitor first uses the form, which is now.
    await sendContact(tab, `Tab ${index}`);
    await expect.poll(() => waiting(tab)).toBe(0);
    await expect.poll(async () => (await gateway.mails()).length).toBe(index + 1);
    await tab.close();
  }
  const texts = (await gateway.mails()).map(({ text }) => text ?? '').join();
  for (const message of ['Tab 0', 'Tab 1']) expect(texts).toContain(message);
});
