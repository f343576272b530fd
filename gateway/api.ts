import { endpoints } from '@/lib/forms/endpoints';
import { allowedMethods } from './intake/origin';
import { readPath } from './path';
import { Problem } from './problem';

const addresses: ReadonlySet<string> = new Set(Object.values(endpoints));

/**
 * Programs ask below `/api/`, not readers, so they get no page for what is not there.
 *
 * @param target path and query of a request that no route takes
 * @returns why it is refused, with status 404 or 405, or nothing when the address is none of the API's
 */
export function apiRefusal(target: string): Problem | undefined {
  const path = readPath(target);
  if (path?.segments[0] !== 'api') return undefined;
  if (path.trailingSlash || !addresses.has(`/${path.segments.join('/')}`))
    return new Problem(404, { detail: 'There is no such address.' });
  return new Problem(405, {
    detail: 'This address takes forms, with POST.',
    headers: { Allow: allowedMethods },
  });
}
