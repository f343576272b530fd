import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleGateway } from '@/scripts/gateway/bundle';

const folder = mkdtempSync(path.join(tmpdir(), 'firnwerk-bundle-'));

/** The gateway as a server has it. It is bundled once for each file of tests, and starts much faster than its sources. */
export const bundledGateway = path.join(folder, 'gateway.mjs');

beforeAll(async () => {
  await bundleGateway(bundledGateway);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
