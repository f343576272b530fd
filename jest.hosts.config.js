import units from './jest.config.js';

// `npm run test:hosts`: it needs nginx, Caddy and the built site.

export default async () => ({ ...(await units()), testMatch: ['<rootDir>/__tests__/hosts/**/*.hosts.ts'] });
