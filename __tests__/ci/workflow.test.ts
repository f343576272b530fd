/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = '.github/workflows';
const { scripts, engines }: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

describe.each(readdirSync(folder))('the GitHub Actions workflow %s', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const uses = [...text.matchAll(/^.*\buses: *(.*)$/gm)].map(([, action]) => action);
  const runs = text.split('\n').filter((line) => !line.trim().startsWith('#'));

  it('pins every action to a commit and says which version that is', () => {
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('pins the same action to the same commit everywhere', () => {
    const names = new Set(uses.map((action = '') => action.split('@')[0]));
    expect(new Set(uses).size).toBe(names.size);
  });

  it('calls the scripts that a developer calls', () => {
    expect(runs.join('\n')).toContain('.ci/run');
    for (const [, script = ''] of runs.join('\n').matchAll(/npm run (?:--silent )?([\w:]+)/g))
      expect([script, scripts[script]]).toEqual([script, expect.any(String)]);
  });

  it('may only read, keeps no credentials, and ends what a newer commit makes needless', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text.match(/permissions:/g)).toHaveLength(1);
    expect(text.match(/actions\/checkout@/g)).toHaveLength(
      text.match(/persist-credentials: false/g)?.length ?? 0,
    );
    expect(text).toContain('cancel-in-progress:');
  });

  it('runs the oldest Node that package.json names, and the one that the image has', () => {
    const [, image] = /^ARG NODE=([\d.]+)-/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    const versions = [...text.matchAll(/node-version: (.*)/g)].map(([, version]) => version);
    expect(new Set(versions)).toEqual(new Set([engines.node.replace('>=', ''), image]));
  });
});
