import path from 'node:path';
import { bundleGateway } from '@/scripts/gateway/bundle';
import { folderOfFile } from '../../support/folder';

const folder = folderOfFile();

/** The gateway as a server has it. It is bundled once for each file of tests, and starts much faster than its sources. */
export const bundledGateway = path.join(folder, 'gateway.mjs');

beforeAll(async () => {
  await bundleGateway(bundledGateway);
});
