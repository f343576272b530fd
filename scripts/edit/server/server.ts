import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Asset } from '../admin/assets';
import { draftOf } from './drafts';
import { allPlaces, placeOf } from './places';
import { Refusal } from './refusal';
import { read, remove, write } from './store';

/** What the content check finds, a sentence each: mistakes, and what an editor might want to know. */
export interface Findings {
  readonly mistakes: readonly string[];
  readonly hints: readonly string[];
}

export interface EditorSettings {
  /** The repository. */
  readonly root: string;
  readonly port: number;
  /** Secret that a browser needs to read or write a file. */
  readonly token: string;
  /** The files of the editor's page, by path. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** The security policy of the editor's page. */
  readonly policy: string;
  readonly check: () => Promise<Findings>;
}

const host = '127.0.0.1';
/** Bytes of a large photo. */
const largestFile = 40 * 1024 * 1024;

/** @returns the editor's server, ready and reachable from this machine only */
export async function serveEditor(settings: EditorSettings): Promise<Server> {
  const server = createServer((request, response) => {
    answer(settings, request, response).catch((error: unknown) => {
      const status = error instanceof Refusal ? error.status : 500;
      send(response, status, error instanceof Error ? error.message : String(error));
    });
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(settings.port, host, resolve),
  );
  return server;
}

async function answer(
  settings: EditorSettings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { root, port, token, assets, policy, check } = settings;
  const origin = `http://${host}:${port}`;
  // Rejects other names that resolve to this machine, and requests from other pages.
  if (request.headers.host !== `${host}:${port}`) return send(response, 421, 'not this host');
  if ((request.headers.origin ?? origin) !== origin) return send(response, 403, 'not from another page');
  const { method = 'GET' } = request;
  // As sent, because parsing a URL would remove `..`.
  const [path = '/'] = (request.url ?? '/').split('?');

  const asset = assets.get(path);
  if (method === 'GET' && asset) {
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', asset.type);
    return send(response, 200, asset.content);
  }
  if (request.headers.authorization !== `Bearer ${token}`)
    return send(response, 401, 'open the address that "npm run edit" prints');
  if (path === '/check' && method === 'GET') return sendJson(response, await check());
  if (path === '/draft' && method === 'POST')
    return sendJson(response, draftOf(JSON.parse((await bodyOf(request, 'the form')).toString())) ?? null);
  if (path === '/files' && method === 'GET')
    return sendJson(
      response,
      allPlaces(root).map(({ file }) => file),
    );

  const file = path.startsWith('/files/') ? decoded(path.slice('/files/'.length)) : '';
  const place = placeOf(root, file);
  if (!place && method === 'PUT')
    return send(
      response,
      404,
      `${file}: cannot be edited here; a photo is a JPEG, PNG or WebP, a logo an SVG`,
    );
  if (!place) return send(response, 404, 'there is no such file for the editor');
  const known = request.headers['if-match'];
  switch (method) {
    case 'GET': {
      const shown = read(root, place);
      if (!shown) return send(response, 404, `${place.file}: is not there`);
      response.setHeader('ETag', shown.version);
      return send(response, 200, shown.content);
    }
    case 'PUT':
      response.setHeader('ETag', await write(root, place, await bodyOf(request, file), known));
      return send(response, 204);
    case 'DELETE':
      remove(root, place, known);
      return send(response, 204);
    default:
      return send(response, 405, 'not so');
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** @param name of the file for messages */
async function bodyOf(request: IncomingMessage, name: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    // Read to the end, as a browser does not see an answer before that, but dropped from memory.
    if (length > largestFile) pieces.length = 0;
    else pieces.push(piece);
  }
  if (length > largestFile)
    throw new Refusal(422, `${name}: is larger than 40 MB, so this file was not written; make it smaller`);
  return Buffer.concat(pieces);
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/json');
  send(response, 200, JSON.stringify(value));
}

function send(response: ServerResponse, status: number, content: string | Uint8Array = ''): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // No other page may frame it, where it could be clickjacked.
  response.setHeader('X-Frame-Options', 'DENY');
  response.end(content);
}
