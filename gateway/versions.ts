import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { digestOf } from '@/lib/release';
import type { SiteFile } from './site';

/**
 * @returns a function that gives the version of a file: a digest of its content, not its time, as image
 *   builders give all files the same time. Each file is read once.
 */
export function versions(): (file: SiteFile) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return ({ name, root, stats }) => {
    const file = path.join(root, name);
    const key = [file, stats.mtimeMs, stats.size].join();
    const version = known.get(key) ?? readFile(file).then(digestOf);
    known.set(key, version);
    version.catch(() => known.delete(key));
    return version;
  };
}

/**
 * Gives each encoding of a file its own ETag, and answers 304 when the client has that version (RFC 9110,
 * 8.8.3.3 and 13.1.2).
 */
export function answerVersions(app: FastifyInstance): void {
  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    const tag = reply.getHeader('ETag');
    if (typeof tag !== 'string') return payload;
    const encoding = reply.getHeader('Content-Encoding');
    const own = encoding === undefined ? tag : tag.replace(/"$/, `-${encoding}"`);
    reply.header('ETag', own);
    if (reply.statusCode !== 200 || !isKnown(request.headers['if-none-match'], own)) return payload;
    if (payload instanceof Readable) payload.destroy();
    for (const name of ['Content-Length', 'Content-Type', 'Content-Encoding']) reply.removeHeader(name);
    reply.code(304);
    return null;
  });
}

/** Ignores the weakness mark, which proxies add when they compress. */
function isKnown(known: string | undefined, tag: string): boolean {
  const tags: readonly string[] = known?.match(/"[^"]*"/g) ?? [];
  return known?.trim() === '*' || tags.includes(tag.replace(/^W\//, ''));
}
