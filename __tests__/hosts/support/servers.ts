import { inlineHashesOf } from '@/lib/security/inlineHashes';
import { siteHeaders } from '@/lib/security/siteHeaders';
import type { Host } from '@/scripts/hosts/ask';
import { openScene, type Scene } from '@/scripts/hosts/scene';

/** The servers that stand in front of the gateway or in its place. */
export const servers = ['nginx', 'Caddy'] as const;

export const hostOf = ({ nginx, caddy }: Scene, name: (typeof servers)[number]): Host =>
  name === 'nginx' ? nginx.host : caddy.host;

interface Served {
  scene: Scene;
  /** The headers that no answer may lack, names in small letters. */
  everyAnswer: Record<string, string>;
}

/**
 * Starts the gateway, nginx and Caddy before a file's tests and ends them after, with few requests a minute to each visitor.
 *
 * @returns what is there once a test runs
 */
export function serveForTests(): Served {
  // Three servers start, on a machine that may be busy; milliseconds.
  jest.setTimeout(60_000);
  const served = {} as Served;
  beforeAll(async () => {
    served.scene = await openScene({ RATE_PER_MINUTE: '10' }, true);
    served.everyAnswer = await headersOfEveryAnswer();
  });
  afterAll(() => served.scene?.end());
  return served;
}

/** @returns the headers that no answer may lack, for the pages that lie in `out/`; names in small letters */
async function headersOfEveryAnswer(): Promise<Record<string, string>> {
  const { every } = siteHeaders([], await inlineHashesOf('out'));
  return Object.fromEntries(Object.entries(every).map(([header, value]) => [header.toLowerCase(), value]));
}
