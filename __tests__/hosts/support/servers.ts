import { readFileSync } from 'node:fs';
import { policyHeader, securityHeaders } from '@/content/headers';
import { type Policies, policyOf } from '@/lib/security/policies';
import type { Host } from '@/scripts/hosts/ask';
import { openScene, type Scene } from '@/scripts/hosts/scene';

/** The servers in front of the gateway or in its place. */
export const servers = ['nginx', 'Caddy'] as const;

export const hostOf = ({ nginx, caddy }: Scene, name: (typeof servers)[number]): Host =>
  name === 'nginx' ? nginx.host : caddy.host;

/** Addresses of a second proxy, in front of these servers. */
const cdn = '127.9.0.0/24';

interface Served {
  scene: Scene;
  /** The headers of every answer but a page, names in small letters. */
  everyAnswer: Record<string, string>;
  /** The headers of a page, by its file: its policy allows its styles. */
  pageAnswer(file: string): Record<string, string>;
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
    served.scene = await openScene({ RATE_PER_MINUTE: '10', TRUSTED_PROXIES: `127.0.0.1, ${cdn}` }, true);
    Object.assign(served, headersOfAnswers());
  });
  afterAll(() => served.scene?.end());
  return served;
}

/** @returns the headers of answers, for the pages that lie in `out/` */
function headersOfAnswers(): Omit<Served, 'scene'> {
  const policies: Policies = JSON.parse(readFileSync('hosting/policies.json', 'utf8'));
  const everyAnswer = Object.fromEntries(
    Object.entries(securityHeaders(policies.policy)).map(([header, value]) => [header.toLowerCase(), value]),
  );
  const name = policyHeader.toLowerCase();
  return { everyAnswer, pageAnswer: (file) => ({ ...everyAnswer, [name]: policyOf(policies, file) }) };
}
