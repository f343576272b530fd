import { readdirSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import type { Host } from '../hosts/ask';
import { openScene } from '../hosts/scene';
import { median } from '../median';

// `npm run bench:serving [seconds] [rounds]`: requests per second of the gateway, nginx and Caddy on this
// machine, in turn, for a page and an asset. All send the same compressed bytes, over HTTP/1.1 without TLS.

const seconds = Number(process.argv[2] ?? 5);
const rounds = Number(process.argv[3] ?? 3);
const connections = 32;

interface Round {
  readonly perSecond: number;
  readonly p99: number;
}

const scene = await openScene({}, false);
try {
  const servers = [scene.gateway, scene.nginx, scene.caddy];
  for (const [kind, target] of [
    ['page', '/de/services'],
    ['asset', largestScript()],
  ] as const) {
    console.log(`\n${kind}: ${target}, ${connections} connections, load ${loadavg()[0]?.toFixed(1)}\n`);
    console.log('| server | requests/s | p99, ms |');
    console.log('| --- | ---: | ---: |');
    const results = servers.map((): Round[] => []);
    // In turns, so that other load on the machine affects all of them.
    for (let round = 0; round <= rounds; round += 1)
      for (const [index, { host }] of servers.entries()) {
        const result = await measure(host, target, round === 0 ? 1 : seconds);
        // The first round only warms up.
        if (round > 0) results[index]?.push(result);
      }
    for (const [index, { host }] of servers.entries()) {
      const of = (figure: keyof Round) => median((results[index] ?? []).map((round) => round[figure]));
      console.log(`| ${host.name} | ${Math.round(of('perSecond'))} | ${of('p99').toFixed(0)} |`);
    }
  }
} finally {
  await scene.end();
}

async function measure({ name, origin }: Host, target: string, duration: number): Promise<Round> {
  const { port, host } = new URL(origin);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${target}`,
    headers: { 'Accept-Encoding': 'br', Host: host },
    connections,
    duration,
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`bench: ${name} failed ${bad} times for ${target}`);
  return {
    perSecond: result['2xx'] / result.duration,
    p99: result.latency.p99,
  };
}

function largestScript(): string {
  const folder = 'scripts';
  const scripts = readdirSync(path.join('out', folder)).filter((name) => name.endsWith('.js'));
  const size = (name: string) => statSync(path.join('out', folder, name)).size;
  const [first = ''] = scripts.sort((a, b) => size(b) - size(a));
  return `/${folder}/${first}`;
}
