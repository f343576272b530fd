import units from './jest.config.js';

// The step `hosts` of `npm run test:full`: it needs nginx, Caddy and the built site.

export default async () => ({ ...(await units()), testMatch: ['<rootDir>/__tests__/hosts/**/*.hosts.ts'] });
