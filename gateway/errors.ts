import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, statusOf } from './errorCode';
import { problemBody } from './problem';
import { sendSentence } from './send';

const unreadable = 'This URL cannot be read.';

/**
 * Handles errors that no handler caught. Client errors keep their status; all others are logged and answered
 * without internal details.
 *
 * @param headers of every answer; those of the file that was to be sent are discarded
 */
export function answerError(headers: Readonly<Record<string, string>>) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    for (const name of ['ETag', 'Last-Modified', 'Vary']) reply.removeHeader(name);
    reply.headers(headers);
    const status = statusOf(error);
    if (status < 500) return sendSentence(reply, status, `${STATUS_CODES[status] ?? 'Bad Request'}.`);
    request.log.error({ err: error }, 'request failed');
    return sendSentence(reply, 500, 'Something went wrong on our side. Please try again in a moment.');
  };
}

/** URLs that the router cannot decode never reach a hook, so this sets the headers of their answer. */
export function answerUnroutable(headers: Readonly<Record<string, string>>) {
  return (_error: unknown, _request: FastifyRequest, reply: FastifyReply): void => {
    sendSentence(reply.headers(headers), 400, unreadable);
  };
}

/**
 * Answers bytes that are not an HTTP request, or a request that did not arrive in time. There is only a
 * connection yet, no reply object.
 */
export function answerGarbage(headers: Readonly<Record<string, string>>) {
  return (error: Error, socket: Socket): void => {
    const code = codeOf(error);
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = garbageStatus(code);
    const body = problemBody(status, { detail: 'This is not a request that can be answered.' });
    const lines = Object.entries({
      ...headers,
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
}

function garbageStatus(code: unknown): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
