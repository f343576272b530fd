import { post, samples } from '../support/forms';
import { gateways } from '../support/served';

const start = gateways();
const hosts = { SITE_HOSTS: 'www.firm.test, Shop.Firm.test:8443' };

describe('several names of the own site', () => {
  it.each([
    ['https://www.firm.test', 'internal:3000', 202],
    ['https://shop.firm.test:8443', 'shop.firm.test', 202],
    ['https://www.firnwerk.example', 'internal:3000', 202],
    ['http://evil.test', 'evil.test', 403],
    ['null', 'www.firm.test', 403],
  ])('%s, asked as %s: %i', async (Origin, Host, status) => {
    const site = await start(hosts);
    expect((await post(site, 'short', samples.short, { Origin, Host })).status).toBe(status);
  });

  it('are taken from a proxy that is trusted', async () => {
    const site = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const headers = {
      Host: 'internal:3000',
      'X-Forwarded-Host': 'www.firm.test:443',
      Origin: 'https://www.firm.test',
    };
    expect((await post(site, 'short', samples.short, headers)).status).toBe(202);
  });
});
