import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of this repository that hold what people write. */
const written = [
  ...['.githooks', '__tests__', 'art', 'components', 'content', 'deploy', 'docs', 'e2e', 'gateway', 'lib'],
  ...['pages', 'scripts', 'styles', 'types'],
];

/**
 * @param ends how the names end, such as `.tsx`
 * @returns the paths of all such files that people write, those at the root included
 */
export function writtenFiles(...ends: string[]): string[] {
  const inFolders = written.flatMap((folder) => under(folder));
  const atRoot = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile());
  return [...atRoot.map(({ name }) => name), ...inFolders].filter((path) =>
    ends.some((end) => path.endsWith(end)),
  );
}

function under(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : under(path);
    return [path];
  });
}
