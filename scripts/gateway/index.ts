import { bundleGateway, gatewayFile } from './bundle';

// `npm run build:gateway`: bundles the program for servers.

await bundleGateway();
console.log(`gateway: ${gatewayFile}`);
