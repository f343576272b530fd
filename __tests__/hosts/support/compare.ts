import type { Answer } from '@/scripts/hosts/ask';

/** A header or an answer, and why a server has it in its own way. */
type Reasons = Readonly<Record<string, string>>;

/**
 * Headers in which a server cannot do as the gateway does, or need not. Every
 * other header must be equal.
 */
const ownHeaders: Readonly<Record<'every' | 'nginx' | 'Caddy', Reasons>> = {
  every: {
    date: 'the moment of the answer',
    connection: 'between two machines only (RFC 9110, 7.6.1)',
    'keep-alive': 'between two machines only',
    'transfer-encoding': 'between two machines only (RFC 9112, 6.1)',
    etag: 'each server names versions in its own way; that the names work is a test of its own',
    'last-modified': 'of the file, or of its compressed form',
  },
  nginx: {
    server: 'says «nginx» without a version: only a module that Debian does not have could take it away',
  },
  Caddy: {},
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
  ];

/**
 * @param name of the server that answers in place of the gateway
 * @returns status and headers, without what may differ
 */
export function comparable(name: 'nginx' | 'Caddy', answer: Answer): Record<string, unknown> {
  const own = new Set([
    ...Object.keys(ownHeaders.every),
    ...Object.keys(ownHeaders[name]),
    ...ownParts.filter(({ server, when }) => server === name && when(answer)).map(({ header }) => header),
  ]);
  const kept = Object.entries(answer.headers).filter(([header]) => !own.has(header));
  return { status: answer.status, ...Object.fromEntries(kept.sort()) };
}
