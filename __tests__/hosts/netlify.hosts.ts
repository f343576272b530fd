/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { nodeOfTools } from '@/scripts/hosts/cloudflare';

// No server of Netlify runs here. Its own parsers read the files that the build wrote (specification 36.1).

// The first time, they are installed.
jest.setTimeout(180_000);

interface Read {
  readonly redirects: readonly { from: string; to: string; status: number; force: boolean }[];
  readonly headers: readonly { for: string; values: Readonly<Record<string, string>> }[];
  /** What they could not read, in their words. */
  readonly refused: readonly string[];
}

let read: Read;
beforeAll(() => {
  read = JSON.parse(
    execFileSync(nodeOfTools(), ['scripts/hosts/tools/netlify.mjs', 'out'], { encoding: 'utf8' }),
  );
});

/** The lines of a file that say something. */
const linesOf = (name: string) =>
  readFileSync(`out/${name}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

it('Netlify reads every rule', () => {
  expect(read.refused).toEqual([]);
  expect(read.redirects).toHaveLength(linesOf('_redirects').length);
  const headers = read.headers.flatMap(({ for: path, values }) => [
    path,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  expect(headers).toEqual(linesOf('_headers'));
});

// The first rule that fits is taken.
it('its own redirects come first, over the pages that lie there, and «not found» last', () => {
  const { redirects } = read;
  const notFound = redirects.findIndex(({ status }) => status === 404);
  const ofCloudflare = redirects.findIndex(({ force }) => !force);
  expect(redirects.slice(0, ofCloudflare).every(({ force, status }) => force && status === 301)).toBe(true);
  expect(redirects.slice(ofCloudflare, notFound).every(({ force, status }) => !force && status === 301)).toBe(
    true,
  );
  expect(redirects.slice(notFound)).toEqual([
    expect.objectContaining({ from: '/de/*', to: '/de/404.html', status: 404, force: false }),
  ]);
});

it('no target may begin with two slashes, which would lead to another host', () => {
  for (const { from, to } of read.redirects)
    expect([from, to]).toEqual([from, expect.stringMatching(/^\/(?![/:*]?splat|\/|\*)/)]);
});
