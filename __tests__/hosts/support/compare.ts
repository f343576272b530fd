import type { Answer } from '@/scripts/hosts/ask';

/** A header or an answer, and why a server has it in its own way. */
type Reasons = Readonly<Record<string, string>>;

/**
 * Headers in which a server cannot do as the gateway does, or need not. Every
 * other header must be equal.
 */
const ownHeaders: Readonly<Record<'every' | 'nginx' | 'Caddy' | 'Cloudflare', Reasons>> = {
  every: {
    date: 'the moment of the answer',
    connection: 'between two machines only (RFC 9110, 7.6.1)',
    'keep-alive': 'between two machines only',
    'transfer-encoding': 'between two machines only (RFC 9112, 6.1)',
    etag: 'each server names versions in its own way; that the names work is a test of its own',
    'last-modified': 'of the file, or of its compressed form',
  },
  nginx: {
    server: 'says "nginx" without a version: only a module that Debian does not have could take it away',
  },
  Caddy: {},
  Cloudflare: {
    'access-control-allow-origin': 'allows all origins to read files, all of which are public',
    'content-encoding': 'compresses by itself, other files than the build does',
    'content-length': 'sends in chunks',
    'content-security-policy': 'one for all paths; a test of its own compares it',
    'cross-origin-resource-policy': 'one for all paths; a test of its own names it',
    vary: 'its network keeps compressed copies apart',
    'x-server-env': 'says that this one serves a developer',
  },
};

/** The same, of some answers only. */
const ownParts: readonly { server: string; header: string; when(answer: Answer): boolean; reason: string }[] =
  [
    {
      server: 'Caddy',
      header: 'content-length',
      when: ({ headers }) => headers['content-encoding'] !== undefined,
      reason: "Go's file server sends compressed files in chunks; their bytes are compared",
    },
    {
      server: 'Cloudflare',
      header: 'permissions-policy',
      when: ({ headers }) => !/^text\/html/.test(headers['content-type'] ?? ''),
      reason: 'a rule for parts cannot take back what all paths have',
    },
    {
      server: 'Cloudflare',
      header: 'content-type',
      when: ({ headers }) => /^application\/(?:javascript|json)/.test(headers['content-type'] ?? ''),
      reason: 'without a charset; both are UTF-8 by their own definitions',
    },
  ];

/**
 * @param name of the server that answers in place of the gateway
 * @returns status and headers, without what may differ
 */
export function comparable(
  name: Exclude<keyof typeof ownHeaders, 'every'>,
  answer: Answer,
): Record<string, unknown> {
  const own = new Set([
    ...Object.keys(ownHeaders.every),
    ...Object.keys(ownHeaders[name]),
    ...ownParts.filter(({ server, when }) => server === name && when(answer)).map(({ header }) => header),
  ]);
  const kept = Object.entries(answer.headers).filter(([header]) => !own.has(header));
  return { status: answer.status, ...Object.fromEntries(kept.sort()) };
}
