import { bundleGateway, gatewayFile } from './bundle';

// `npm run build:gateway`: bundles what a server starts.

await bundleGateway();
console.log(`gateway: ${gatewayFile}`);
