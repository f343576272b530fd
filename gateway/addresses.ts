import { BlockList, isIP } from 'node:net';

/**
 * @param text an address as a proxy writes it into `X-Forwarded-For`; some add the port, and brackets around
 *   IPv6
 * @returns the address alone; text that is no address is returned unchanged
 */
export function bareAddress(text: string): string {
  return /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(text)?.slice(1).find(Boolean) ?? text;
}

/**
 * @param networks addresses or networks in CIDR notation
 * @returns a test whether an address, as a proxy writes it, is in one of them
 */
export function addressesIn(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (text) => {
    const address = bareAddress(text);
    return isIP(address) !== 0 && list.check(address, familyOf(address));
  };
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
