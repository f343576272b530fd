import path from 'node:path';
import type { FastifyReply } from 'fastify';
import {
  cacheControl,
  compressedEndings,
  isPart,
  partHeaders,
  policyHeader,
  robotsRule,
} from '@/content/headers';
import { type Policies, policyOf } from '@/lib/security/policies';
import type { SiteFile } from './site';
import { versions } from './versions';

/**
 * Sends a file with the headers and caching rules of its path.
 *
 * @param reply may have a status already
 */
export type SendFile = (reply: FastifyReply, file: SiteFile) => Promise<FastifyReply>;

/** @param policies of the site; a page's policy allows its own styles */
export function fileSender(policies: Policies): SendFile {
  const versionOf = versions();
  return async (reply, file) => {
    reply.header('Cache-Control', cacheControl(`/${file.name}`));
    reply.header(policyHeader, policyOf(policies, file.name));
    if (isPart(`/${file.name}`)) sendAsPart(reply);
    if (file.name.endsWith(robotsRule.ending)) reply.header(robotsRule.name, robotsRule.value);
    // Caches must keep the encodings of one URL apart, whichever this answer has (RFC 9110, 12.5.5).
    if (compressedEndings.includes(path.extname(file.name))) reply.header('Vary', 'Accept-Encoding');
    reply.header('ETag', `W/"${await versionOf(file)}"`);
    return reply.sendFile(file.name, file.root);
  };
}

function sendAsPart(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(partHeaders)) {
    if (value === '') reply.removeHeader(name);
    else reply.header(name, value);
  }
}

/**
 * Answers an error in plain text.
 *
 * @param reply already has the headers of every answer
 * @param status HTTP status
 * @param sentence what the reader can know or do; no internal details
 */
export function sendSentence(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
}
