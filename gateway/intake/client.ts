import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * @param address of the sender; an IPv4 address may be written as an IPv6 one (RFC 4291, 2.5.5.2)
 * @returns whom rates count as one: an IPv4 address, or an IPv6 network of 64 bits,
 *   as one household or one server has it; what is no address counts as it is written
 */
export function clientOf(address: string): string {
  if (!isIP(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return parsed.toByteArray().slice(0, 8).join('.');
}
