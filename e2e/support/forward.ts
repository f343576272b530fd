import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Forwards a request to the host of the built site, and returns its response.
 * @param change changes the HTML of a page; by default it is passed on unchanged
 */
export function forward(
  site: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  change?: (html: string) => string,
): void {
  const { method } = asked;
  const headers = { ...asked.headers, ...(change && { 'accept-encoding': 'identity' }) };
  const inner = request(site + asked.url, { method, headers }, async (page) => {
    if (change && page.headers['content-type']?.startsWith('text/html')) {
      const { 'content-length': _, etag: __, ...others } = page.headers;
      answer.writeHead(page.statusCode ?? 502, others).end(change(await text(page)));
    } else {
      answer.writeHead(page.statusCode ?? 502, page.headers);
      page.pipe(answer);
    }
  });
  inner.once('error', () => answer.destroy());
  asked.pipe(inner);
}
