import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { cacheControl, compressedEndings, isPart, partHeaders, policyHeader } from '@/content/headers';
import { type Policies, policyOf } from '@/lib/security/policies';

/**
 * Sends a file with the headers and the caching rules of its path.
 *
 * @param reply its status may be set already
 * @param file path below `out/`
 */
export type SendFile = (reply: FastifyReply, file: string) => FastifyReply;

/**
 * @param policies of the site: a page's allows its own styles
 */
export function fileSender(policies: Policies): SendFile {
  return (reply, file) => {
    reply.header('Cache-Control', cacheControl(`/${file}`));
    reply.header(policyHeader, policyOf(policies, file));
    if (isPart(`/${file}`)) sendAsPart(reply);
    // Caches must tell the encodings of one URL apart, whichever this answer has (RFC 9110, 12.5.5).
    if (compressedEndings.includes(path.extname(file))) reply.header('Vary', 'Accept-Encoding');
    return reply.sendFile(file);
  };
}

function sendAsPart(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(partHeaders)) {
    if (value === '') reply.removeHeader(name);
    else reply.header(name, value);
  }
}

/**
 * Answers without a page: for errors, in plain text.
 *
 * @param reply carries the headers of every answer already
 * @param status HTTP status
 * @param sentence what the reader can know or do; nothing about our inside
 */
export function sendSentence(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
}
