import { securityHeaders } from '@/content/headers';
import { inlineHashesOf } from '@/lib/security/inlineHashes';
import type { Host } from '@/scripts/hosts/ask';
import type { Scene } from '@/scripts/hosts/scene';

/** The servers that stand in front of the gateway or in its place. */
export const servers = ['nginx', 'Caddy'] as const;

export const hostOf = ({ nginx, caddy }: Scene, name: (typeof servers)[number]): Host =>
  name === 'nginx' ? nginx.host : caddy.host;

/** @returns the headers that no answer may lack, for the pages that lie in `out/`; names in small letters */
export async function headersOfEveryAnswer(): Promise<Record<string, string>> {
  const headers = Object.entries(securityHeaders({ inline: await inlineHashesOf('out') }));
  return Object.fromEntries(headers.map(([header, value]) => [header.toLowerCase(), value]));
}
