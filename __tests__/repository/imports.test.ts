import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writtenFiles } from './files';

/** What each area may import besides itself (docs/architecture.md, "Overview"); scripts and tests take from all. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  content: [],
  lib: ['content'],
  components: ['content', 'lib'],
  pages: ['components', 'content', 'lib', 'styles'],
  art: ['content', 'lib'],
  gateway: ['content', 'lib'],
};

const areaOf = (file: string) => file.split('/')[0] ?? '';

/** The areas that a file imports from, by relative paths and by `@/`. */
function importedAreas(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'((?:\.|@\/)[^'\n]+)'/g);
  return [...imports].map(([, target = '']) =>
    areaOf(target.startsWith('@/') ? target.slice(2) : path.join(path.dirname(file), target)),
  );
}

test.each(Object.entries(allowed))('%s/ imports from %j only', (area, others) => {
  const files = writtenFiles('.ts', '.tsx').filter(
    // The sample is the text of a page's code.
    (file) => areaOf(file) === area && !/\.test\.|\/samplePage\.ts$/.test(file),
  );
  const found = files.flatMap((file) => importedAreas(file).map((imported) => `${file} → ${imported}`));
  expect(found).toContainEqual(expect.stringMatching(`→ ${area}$`));
  expect(found.filter((line) => ![area, ...others].includes(line.split(' → ')[1] ?? ''))).toEqual([]);
});
