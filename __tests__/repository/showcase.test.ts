import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sourcesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

it('the showcase has every primitive that sections and screens use', () => {
  const used = ['sections', 'screens', 'forms', 'layout'].map((folder) => sourcesIn(`components/${folder}`));
  const primitives = new Set(
    [...used.join('\n').matchAll(/'@\/components\/ui\/(\w+)'/g)].map(([, name]) => name),
  );
  expect(primitives.size).toBeGreaterThan(20);
  const showcase = sourcesIn('components/sections/showcase');
  expect([...primitives].filter((name) => !new RegExp(`\\b${name}\\b`).test(showcase))).toEqual([]);
});
