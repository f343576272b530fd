import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer as createTcp } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { makeCertificate } from '../hosts/certificate';
import { listen } from '../programs';
import { whileServed } from './servedSite';
import { runTool, toolFile } from './tools';

/**
 * Scores the served site with Mozilla's HTTP Observatory: `npm run observatory`. It asks the gateway over
 * HTTPS, with a temporary certificate, and plain HTTP redirects there, as on a real host.
 */
const wanted = 130;
const firstByteOfTls = 0x16;

const result = z.object({
  scan: z.object({
    grade: z.string(),
    score: z.number(),
    testsPassed: z.number(),
    testsQuantity: z.number(),
  }),
  tests: z.record(
    z.string(),
    z.object({ pass: z.boolean(), result: z.string().nullable(), scoreModifier: z.number().optional() }),
  ),
});

allowNoPreloads();
const folder = mkdtempSync(path.join(tmpdir(), 'site-observatory-'));
try {
  const { key, cert } = makeCertificate(folder, 'localhost');
  const { scan, tests } = await whileServed(async (_, app) => {
    const secure = createHttps({ key: readFileSync(key), cert: readFileSync(cert) }, app.routing);
    const plain = createHttp((request, response) =>
      response.writeHead(301, { Location: `https://${request.headers.host}${request.url}` }).end(),
    );
    // The Observatory uses one port for both.
    const front = createTcp((socket) =>
      socket.once('data', (start) => {
        socket.pause();
        socket.unshift(start);
        (start[0] === firstByteOfTls ? secure : plain).emit('connection', socket);
        process.nextTick(() => socket.resume());
      }),
    );
    const { port } = new URL(await listen(front));
    try {
      const output = await runTool('@mdn/mdn-http-observatory/src/scan.js', [`localhost:${port}`], {
        NODE_EXTRA_CA_CERTS: cert,
      });
      return result.parse(JSON.parse(output));
    } finally {
      front.close();
    }
  });
  for (const [name, { pass, result: finding, scoreModifier = 0 }] of Object.entries(tests))
    console.log(`${pass ? 'pass' : 'FAIL'} ${String(scoreModifier).padStart(4)} ${name}: ${finding}`);
  console.log(
    `Grade ${scan.grade}, ${scan.score} points, ${scan.testsPassed} of ${scan.testsQuantity} tests.`,
  );
  if (scan.score < wanted) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The tool would download the HSTS preload list; this machine's name is not on it. */
function allowNoPreloads(): void {
  const list = path.join(
    path.dirname(toolFile('@mdn/mdn-http-observatory/package.json')),
    'conf/hsts-preload.json',
  );
  if (!existsSync(list)) writeFileSync(list, '{}');
}
