import type { FastifyRequest } from 'fastify';

/**
 * @returns a function that logs once when a request that went through a further proxy is refused by its rate:
 *   behind a CDN that `TRUSTED_PROXIES` does not name, all visitors count as one client
 */
export function unnamedProxyNotice(): (request: FastifyRequest) => void {
  let told = false;
  return (request) => {
    const named = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .filter((part) => part.trim() !== '');
    // The first address is the connection's own. Without trusted proxies there is no list.
    const believed = (request.ips?.length ?? 1) - 1;
    if (told || named.length <= believed) return;
    told = true;
    request.log.warn(
      'a client was refused by its rate, and names others in X-Forwarded-For: if it is a proxy of yours, add it to TRUSTED_PROXIES',
    );
  };
}
